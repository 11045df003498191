import type {
  BreadcrumbList,
  FAQPageLeaf,
  MergeLeafTypes,
  Question,
  Thing,
  WebPage,
  WebPageLeaf,
} from "schema-dts";
import type { Site } from "#content/files.ts";
import { breadcrumbOf, type Page } from "#content/routes.ts";
import { joinSentences } from "#lib/rich-text.ts";
import { fullNodes, stubNodes } from "./clinic-node.ts";
import { type Examination, examinationNode, offerNodes } from "./examination-node.ts";
import {
  clinicId,
  dataUrl,
  examinationId,
  idOf,
  publicText,
  type Source,
  siteId,
  withoutPlaceholders,
} from "./source.ts";

/** The kinds of pages for which schema.org has a more specific type than WebPage. */
const TYPES: Readonly<Partial<Record<Page["kind"], "CollectionPage" | "ContactPage" | "MedicalWebPage">>> = {
  services: "CollectionPage",
  service: "MedicalWebPage",
  contact: "ContactPage",
  legalIndex: "CollectionPage",
};

/** The home page is also a page of questions and answers, so its node has both types. */
type HomePage = MergeLeafTypes<[WebPageLeaf, FAQPageLeaf]>;

type Node = Thing | Examination | HomePage;

/** The structured data of a page, as text for its script element. It contains only what the page shows. */
export function structuredData(page: Page, source: Source): string {
  const graph = { "@context": "https://schema.org", "@graph": nodes(page, source) };
  // `<` is escaped, because `</script>` in a text would end the script element.
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

function nodes(page: Page, source: Source): Node[] {
  const { site } = source;
  const node = pageNode(page, source);
  const clinic = clinicId(source);
  switch (page.kind) {
    case "home":
      return [
        {
          ...node,
          "@type": ["WebPage", "FAQPage"],
          // The heading of the home page is a motto, so `name` is the title for search engines.
          name: page.seo.title,
          about: clinic,
          mainEntity: questionNodes(site),
        } satisfies HomePage,
        ...fullNodes(source),
      ];
    case "contact":
      return [{ ...node, about: clinic }, ...fullNodes(source)];
    case "service": {
      const { service } = page;
      const { amounts, note } = service.price;
      return [
        { ...node, about: examinationId(source, service.slug) },
        ...stubNodes(source),
        examinationNode(service, source),
        ...offerNodes(service, source, amounts, note),
      ];
    }
    case "prices": {
      const listed = site.prices.rows.map(({ pret }) => pret);
      return [
        node,
        ...stubNodes(source),
        ...site.services.flatMap((service) => offerNodes(service, source, listed, site.pricesPage.lead)),
      ];
    }
    default:
      return [node, ...stubNodes(source)];
  }
}

/**
 * The node of a page: its name, the day on which its texts were reviewed, the doctor's review, and its
 * position in the site.
 */
function pageNode(page: Page, source: Source) {
  const checkedBy = page.kind === "service" ? page.service.checkedBy : undefined;
  return {
    "@type": TYPES[page.kind] ?? "WebPage",
    ...idOf(source, page.path),
    name: page.title,
    inLanguage: "ro",
    dateModified: page.reviewed[0],
    // In schema.org "reviewed" means reviewed by an expert, so only a doctor's reading counts.
    ...(checkedBy && {
      lastReviewed: checkedBy.on,
      reviewedBy: { "@type": "Person", name: checkedBy.name },
    }),
    isPartOf: siteId(source),
    publisher: clinicId(source),
    ...(page.parent !== undefined && { breadcrumb: trail(page, source) }),
  } satisfies WebPage;
}

function trail(page: Page, { pages, address }: Source): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: breadcrumbOf(page, pages).map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: dataUrl(address, href) }),
    })),
  };
}

/** The questions of the home page, with exactly the words of their visible answers. */
function questionNodes(site: Site): Question[] {
  return site.faq.items.map(({ question, answer, points = [] }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: {
      "@type": "Answer",
      text:
        publicText(answer, site) +
        (points.length > 0 ? ` ${withoutPlaceholders(joinSentences(points), site)}` : ""),
    },
  }));
}
