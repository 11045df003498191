import type { BreadcrumbList, Question, WebPage } from "schema-dts";
import { breadcrumbs } from "../../breadcrumbs.ts";
import { plainText } from "../../inline-links.ts";
import type { PageKind } from "../../routes.ts";
import { dataUrl, type SiteAddress } from "../../site-address.ts";
import type { SeoContent } from "../content.ts";
import type { Page } from "../pages.ts";
import { clinicId, pageId, siteId } from "./names.ts";

const PAGE_TYPES = {
  home: "FAQPage",
  services: "CollectionPage",
  service: "MedicalWebPage",
  prices: "WebPage",
  cas: "WebPage",
  contact: "ContactPage",
  legalIndex: "CollectionPage",
  legalDocument: "WebPage",
} as const satisfies Record<PageKind, string>;

/** The page: its name, the day of its review and its place on the site. */
export function pageNode(page: Page, pages: readonly Page[], address: SiteAddress) {
  return {
    "@type": PAGE_TYPES[page.kind],
    ...pageId(address, page.path),
    name: page.title,
    inLanguage: "ro",
    lastReviewed: page.reviewed,
    isPartOf: siteId(address),
    publisher: clinicId(address),
    ...(page.parent !== undefined && { breadcrumb: trail(page, pages, address) }),
  } satisfies WebPage;
}

function trail(page: Page, pages: readonly Page[], address: SiteAddress): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: breadcrumbs(page.path, pages).map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: dataUrl(address, href) }),
    })),
  };
}

/** The questions of the home page, word for word as their visible answers. */
export function questionNodes({ faq }: SeoContent): Question[] {
  return faq.items.map(({ question, answer }) => ({
    "@type": "Question",
    name: plainText(question),
    acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
  }));
}
