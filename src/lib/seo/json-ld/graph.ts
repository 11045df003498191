import type { FAQPageLeaf, MergeLeafTypes, Thing, WebPageLeaf } from "schema-dts";
import type { Site } from "../../../content/files.ts";
import type { Page } from "../../routes.ts";
import type { SiteAddress } from "../../site-address.ts";
import { clinicNode, siteNode, stubs } from "./clinic-node.ts";
import { type Examination, examinationNode, offerNodes } from "./examination.ts";
import { clinicId, examinationId } from "./names.ts";
import { pageNode, questionNodes } from "./page.ts";

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
  // The text could otherwise end the script element.
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
      const { service } = page;
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
