import type { BreadcrumbList, Question, WebPage } from "schema-dts";
import type { Site } from "../../../content/files.ts";
import { enumerated, plainText } from "../../rich-text.ts";
import { type Page, trailTo } from "../../routes.ts";
import { dataUrl, type SiteAddress } from "../../site-address.ts";
import { clinicId, pageId, siteId } from "./names.ts";

/** The page: its name, the day of its last change, a doctor's check and its place on the site. */
export function pageNode(page: Page, pages: readonly Page[], address: SiteAddress) {
  const checkedBy = page.service?.checkedBy;
  return {
    "@type": page.dataType,
    ...pageId(address, page.path),
    name: page.title,
    inLanguage: "ro",
    dateModified: page.reviewed[0],
    // A review, for schema.org, is what an expert did.
    ...(checkedBy && {
      lastReviewed: checkedBy.on,
      reviewedBy: { "@type": "Person", name: checkedBy.name },
    }),
    isPartOf: siteId(address),
    publisher: clinicId(address),
    ...(page.parent !== undefined && { breadcrumb: trail(page, pages, address) }),
  } satisfies WebPage;
}

function trail(page: Page, pages: readonly Page[], address: SiteAddress): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trailTo(page, pages).map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: dataUrl(address, href) }),
    })),
  };
}

/** The questions of the home page, word for word as their visible answers. */
export function questionNodes({ faq }: Site): Question[] {
  return faq.items.map(({ question, answer, points = [] }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: {
      "@type": "Answer",
      text: plainText(answer) + (points.length > 0 ? ` ${enumerated(points)}` : ""),
    },
  }));
}
