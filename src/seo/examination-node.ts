import type { DiagnosticProcedureLeaf, ImagingTestLeaf, MergeLeafTypes, Offer } from "schema-dts";
import type { Service } from "#content/files.ts";
import { servicePath } from "#content/routes.ts";
import { servicePrice } from "#content/service-price.ts";
import { enumerated, plainText, type Rich } from "#lib/rich-text.ts";
import { clinicId, examinationId, idOf, type Source, withoutPlaceholders } from "./names.ts";

/** Both types, since only tests have an imaging technique and only procedures have a preparation. */
export type Examination = MergeLeafTypes<[ImagingTestLeaf, DiagnosticProcedureLeaf]>;

/**
 * What a service page is about, in the words of that page. `preparation` holds what one does and takes off before, and nothing
 * else: the list of what to tell the staff, read as preparation, would say that one prepares with a pacemaker. Every warning
 * stands in the description, since the text may travel alone.
 */
export function examinationNode(
  { slug, title, lead, durationText, preparation, tellStaff, takeOff }: Service,
  source: Source,
): Examination {
  const { site } = source;
  const { safety, ui } = site;
  const spoken = (texts: readonly Rich[]) => withoutPlaceholders(texts.map(plainText).join(" "), site);
  const { tellStaffLead, magnet, contrast, pregnancy } = safety;
  return {
    "@type": ["ImagingTest", "DiagnosticProcedure"],
    ...examinationId(source, slug),
    name: title,
    description: [
      plainText(lead),
      `${ui.service.tellStaff}: ${spoken([tellStaffLead])}`,
      enumerated([...safety.tellStaff, safety.tellStaffMore].flatMap(({ items }) => items).concat(tellStaff)),
      spoken([magnet, contrast, pregnancy]),
    ].join(" "),
    imagingTechnique: "https://schema.org/MRI",
    preparation: [
      spoken(preparation),
      `${ui.service.takeOff}: ${enumerated([...safety.takeOff, ...takeOff])}`,
    ].join(" "),
    howPerformed: spoken([durationText, ...safety.during]),
    followup: spoken(safety.after),
  };
}

/**
 * The offers for those amounts of an examination that `shown` lists. None where its page and the price list differ: both
 * readings stay on their pages (docs/open-questions.md) and neither may be stated as the price in data for machines.
 * @param note what the page says about its prices
 */
export function offerNodes(service: Service, source: Source, shown: readonly string[], note: Rich): Offer[] {
  const { amounts, isDisputed, isListed, contrastIncluded } = servicePrice(service, source.site.prices);
  // The list is for examinations without contrast, so an amount that includes contrast is another price.
  if (isDisputed || (contrastIncluded && isListed)) return [];
  const offered = amounts.filter(({ id }) => shown.includes(id));
  return offered.map(({ id, label, unit, ...amount }) => ({
    "@type": "Offer",
    ...idOf(source, `${servicePath(service.slug)}#pret-${id}`),
    itemOffered: {
      "@type": "Service",
      name: unit ? `${label}, ${unit}` : label,
      serviceType: service.title,
    },
    ...priceOf(amount, unit && service.duration.per),
    description: plainText(note),
    offeredBy: clinicId(source),
  }));
}

/** One price, a range, or one for each of several, such as segments of the spine. */
function priceOf({ amount, to }: { amount: number; to?: number | undefined }, per: string | undefined) {
  const lei = { price: amount.toFixed(2) as `${number}`, priceCurrency: "RON" };
  if (to) {
    const range = { minPrice: amount, maxPrice: to, priceCurrency: "RON" };
    return { priceSpecification: { "@type": "PriceSpecification" as const, ...range } };
  }
  if (!per) return lei;
  // C62 is the piece of UN/CEFACT's list of units.
  const piece = { "@type": "QuantitativeValue" as const, value: 1, unitCode: "C62", unitText: per };
  return {
    priceSpecification: { "@type": "UnitPriceSpecification" as const, ...lei, referenceQuantity: piece },
  };
}
