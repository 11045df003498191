import type { Thing } from "schema-dts";
import type { Site } from "../../content/files.ts";
import type { Page } from "../../routes.ts";
import type { SiteAddress } from "../../site-address.ts";
import { clinicNode, siteNode } from "./clinic-node.ts";
import { type Examination, examinationNode, offerNodes } from "./examination.ts";
import { clinicId, examinationId } from "./names.ts";
import { pageNode, questionNodes, termsNode } from "./page.ts";

type Node = Thing | Examination;

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
        { ...node, about: clinic, mainEntity: questionNodes(content) },
        siteNode(content, address),
        clinicNode(content, address),
      ];
    case "services":
      return [node, termsNode(content, address)];
    case "contact":
      return [{ ...node, about: clinic }, clinicNode(content, address)];
    case "service": {
      const { service } = page;
      const { amounts, note } = service.price;
      return [
        { ...node, about: examinationId(address, service.slug) },
        examinationNode(service, content, address),
        ...offerNodes(service, content, address, amounts, note),
      ];
    }
    case "prices": {
      const listed = content.prices.rows.map(({ pret }) => pret);
      const note = content.pricesPage.lead;
      return [
        node,
        ...content.services.flatMap((service) => offerNodes(service, content, address, listed, note)),
      ];
    }
    default:
      return [node];
  }
}
