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
import { dataUrl } from "../../site-address.ts";
import { inFull, stubs } from "./clinic-node.ts";
import { type Examination, examinationNode, offerNodes } from "./examination.ts";
import { clinicId, examinationId, pageId, type Source, siteId } from "./names.ts";

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

/** The site with its pages. */
interface Whole extends Source {
  readonly pages: readonly Page[];
}

/** Structured data of a page, as text for its script element. It states only what the page shows. */
export function structuredData(page: Page, whole: Whole): string {
  const graph = { "@context": "https://schema.org", "@graph": nodes(page, whole) };
  // Otherwise the text could end the script element.
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

function nodes(page: Page, whole: Whole): Node[] {
  const { site, address } = whole;
  const node = pageNode(page, whole);
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
          mainEntity: questionNodes(site),
        } satisfies HomePage,
        ...inFull(whole),
      ];
    case "contact":
      return [{ ...node, about: clinic }, ...inFull(whole)];
    case "service": {
      const service = page.service as Service;
      const { amounts, note } = service.price;
      return [
        { ...node, about: examinationId(address, service.slug) },
        ...stubs(whole),
        examinationNode(service, whole),
        ...offerNodes(service, whole, amounts, note),
      ];
    }
    case "prices": {
      const listed = site.prices.rows.map(({ pret }) => pret);
      return [
        node,
        ...stubs(whole),
        ...site.services.flatMap((service) => offerNodes(service, whole, listed, site.pricesPage.lead)),
      ];
    }
    default:
      return [node, ...stubs(whole)];
  }
}

/** The page: its name, the day of its last change, a doctor's check and its place on the site. */
function pageNode(page: Page, whole: Whole) {
  const { address } = whole;
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
    ...(page.parent !== undefined && { breadcrumb: trail(page, whole) }),
  } satisfies WebPage;
}

function trail(page: Page, { pages, address }: Whole): BreadcrumbList {
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
