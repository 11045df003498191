import type { BreadcrumbList, DefinedTermSet, Question, WebPage } from "schema-dts";
import { breadcrumbs } from "../../breadcrumbs.ts";
import type { Site } from "../../content/files.ts";
import { byLetter } from "../../referral-terms.ts";
import { plainText } from "../../rich-text.ts";
import { type Page, servicePath } from "../../routes.ts";
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
    itemListElement: breadcrumbs(page, pages).map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: dataUrl(address, href) }),
    })),
  };
}

/**
 * The words of referrals that one of the examinations answers, each with that page. What has to be asked by phone is
 * left out: in data it would read as an offer.
 */
export function termsNode({ referralTerms }: Site, address: SiteAddress): DefinedTermSet {
  const terms = byLetter(referralTerms.items).flatMap((group) => group.terms);
  return {
    "@type": "DefinedTermSet",
    name: referralTerms.title,
    inLanguage: "ro",
    hasDefinedTerm: terms.flatMap(({ term, synonyms, service }) =>
      service === null
        ? []
        : [
            {
              "@type": "DefinedTerm" as const,
              name: term,
              ...(synonyms && { alternateName: synonyms }),
              subjectOf: pageId(address, servicePath(service)),
            },
          ],
    ),
  };
}

/** The questions of the home page, word for word as their visible answers. */
export function questionNodes({ faq }: Site): Question[] {
  return faq.items.map(({ question, answer, points = [] }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: [answer, ...points].map(plainText).join(" ") },
  }));
}
