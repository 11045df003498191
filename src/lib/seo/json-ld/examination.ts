import type { DiagnosticProcedureLeaf, ImagingTestLeaf, MergeLeafTypes, Offer } from "schema-dts";
import type { Service, Site } from "../../content/files.ts";
import { plainText, type Rich } from "../../rich-text.ts";
import { findAmount } from "../../service-price.ts";
import type { SiteAddress } from "../../site-address.ts";
import { withoutPlaceholders } from "../known.ts";
import { hasOnePrice } from "../one-price.ts";
import { clinicId, examinationId, offerId } from "./names.ts";

/** Both types, since only tests have an imaging technique and only procedures have a preparation. */
export type Examination = MergeLeafTypes<[ImagingTestLeaf, DiagnosticProcedureLeaf]>;

/** What a service page is about, in the words of that page. */
export function examinationNode(
  { slug, title, lead, preparation }: Service,
  site: Site,
  address: SiteAddress,
): Examination {
  const { safety } = site;
  const spoken = (texts: readonly Rich[]) => withoutPlaceholders(texts.map(plainText).join(" "), site);
  return {
    "@type": ["ImagingTest", "DiagnosticProcedure"],
    ...examinationId(address, slug),
    name: title,
    description: plainText(lead),
    imagingTechnique: "https://schema.org/MRI",
    preparation: spoken([...preparation, safety.tellStaffLead]),
    followup: spoken(safety.after),
  };
}

/**
 * The offers for those amounts of an examination that `shown` lists; none while the site gives it two prices.
 * @param note what the page says about its prices
 */
export function offerNodes(
  service: Service,
  content: Site,
  address: SiteAddress,
  shown: readonly string[],
  note: Rich,
): Offer[] {
  if (!hasOnePrice(service, content)) return [];
  const ids = service.price.amounts.filter((id) => shown.includes(id));
  return ids.map((id) => {
    const { label, amount, unit } = findAmount(content.prices, id);
    return {
      "@type": "Offer",
      ...offerId(address, service.slug, id),
      itemOffered: {
        "@type": "Service",
        name: unit ? `${label}, ${unit}` : label,
        serviceType: service.title,
      },
      price: amount.toFixed(2) as `${number}`,
      priceCurrency: "RON",
      description: plainText(note),
      offeredBy: clinicId(address),
    };
  });
}
