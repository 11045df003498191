import type {
  BreadcrumbList,
  FAQPageLeaf,
  MergeLeafTypes,
  Question,
  Thing,
  WebPage,
  WebPageLeaf,
} from "schema-dts";
import type { Service, Site } from "../../../content/files.ts";
import { enumerated, plainText } from "../../rich-text.ts";
import { type Page, trailTo } from "../../routes.ts";
import { dataUrl, type SiteAddress } from "../../site-address.ts";
import { clinicNode, siteNode, stubs } from "./clinic-node.ts";
import { type Examination, examinationNode, offerNodes } from "./examination.ts";
import { clinicId, examinationId, pageId, siteId } from "./names.ts";

/** The kinds of pages that have a name of their own. */
const TYPES: Readonly<Partial<Record<Page["kind"], "CollectionPage" | "ContactPage" | "MedicalWebPage">>> = {
  services: "CollectionPage",
  service: "MedicalWebPage",
  contact: "ContactPage",
  legalIndex: "CollectionPage",
};

/** The home page answers the questions, but is more than their page. */
type HomePage = MergeLeafTypes<[WebPageLeaf, FAQPageLeaf]>;

type Node = Thing | Examination | HomePage;

/** Structured data of a page, as text for its script element. It states only what the page shows. */
export function structuredData(
  page: Page,
  pages: readonly Page[],
  content: Site,
  address: SiteAddress,
): string {
  const graph = { "@context": "https://schema.org", "@graph": nodes(page, pages, content, address) };
  // Otherwise the text could end the script element.
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

function nodes(page: Page, pages: readonly Page[], content: Site, address: SiteAddress): Node[] {
  const node = pageNode(page, pages, address);
  const clinic = clinicId(address);
  switch (page.kind) {
    case "home":
      return [
        {
          ...node,
          "@type": ["WebPage", "FAQPage"],
          // Its heading is a motto.
          name: page.seo.title,
          about: clinic,
          mainEntity: questionNodes(content),
        } satisfies HomePage,
        siteNode(content, address),
        clinicNode(content, address),
      ];
    case "contact":
      return [{ ...node, about: clinic }, siteNode(content, address), clinicNode(content, address)];
    case "service": {
      const service = page.service as Service;
      const { amounts, note } = service.price;
      return [
        { ...node, about: examinationId(address, service.slug) },
        ...stubs(content, address),
        examinationNode(service, content, address),
        ...offerNodes(service, content, address, amounts, note),
      ];
    }
    case "prices": {
      const listed = content.prices.rows.map(({ pret }) => pret);
      const note = content.pricesPage.lead;
      return [
        node,
        ...stubs(content, address),
        ...content.services.flatMap((service) => offerNodes(service, content, address, listed, note)),
      ];
    }
    default:
      return [node, ...stubs(content, address)];
  }
}

/** The page: its name, the day of its last change, a doctor's check and its place on the site. */
function pageNode(page: Page, pages: readonly Page[], address: SiteAddress) {
  const checkedBy = page.service?.checkedBy;
  return {
    "@type": TYPES[page.kind] ?? "WebPage",
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
function questionNodes({ faq }: Site): Question[] {
  return faq.items.map(({ question, answer, points = [] }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: {
      "@type": "Answer",
      text: plainText(answer) + (points.length > 0 ? ` ${enumerated(points)}` : ""),
    },
  }));
}
