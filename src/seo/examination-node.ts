import type { DiagnosticProcedureLeaf, ImagingTestLeaf, MergeLeafTypes, Offer } from "schema-dts";
import type { Service } from "#content/files.ts";
import { servicePath } from "#content/routes.ts";
import { servicePrice } from "#content/service-price.ts";
import { joinSentences, type Rich } from "#lib/rich-text.ts";
import { clinicId, examinationId, idOf, publicText, type Source, withoutPlaceholders } from "./source.ts";

/**
 * The type of an examination's node. It combines two types of schema.org, because only an imaging test has an
 * imaging technique, and only a procedure has a preparation.
 */
export type Examination = MergeLeafTypes<[ImagingTestLeaf, DiagnosticProcedureLeaf]>;

/**
 * Makes the node of an examination from the texts of its page. `preparation` contains only what patients do
 * and take off before the examination. The list of what to tell the staff is left out; otherwise a pacemaker
 * would appear as part of the preparation. The description contains every warning, because search results may
 * show the description without the page.
 */
export function examinationNode(
  { slug, title, lead, durationText, preparation, tellStaff, takeOff }: Service,
  source: Source,
): Examination {
  const { site } = source;
  const { safety, ui } = site;
  const spoken = (texts: readonly Rich[]) => texts.map((text) => publicText(text, site)).join(" ");
  const spokenList = (items: readonly Rich[]) => withoutPlaceholders(joinSentences(items), site);
  const { tellStaffLead, magnet, contrast, pregnancy } = safety;
  return {
    "@type": ["ImagingTest", "DiagnosticProcedure"],
    ...examinationId(source, slug),
    name: title,
    description: [
      spoken([lead]),
      `${ui.service.tellStaff}: ${spoken([tellStaffLead])}`,
      spokenList([...safety.tellStaff.map(({ text }) => text), ...safety.tellStaffMore.items, ...tellStaff]),
      spoken([magnet, contrast, pregnancy]),
    ].join(" "),
    imagingTechnique: "https://schema.org/MRI",
    preparation: [
      spoken(preparation),
      `${ui.service.takeOff}: ${spokenList([...safety.takeOff, ...takeOff])}`,
    ].join(" "),
    howPerformed: spoken([durationText, ...safety.during]),
    followup: spoken(safety.after),
  };
}

/**
 * Makes the offers for those amounts of an examination that `shown` contains. The result is empty if the
 * examination's page and the price list state different amounts (docs/open-questions.md), because structured
 * data must not present one of the two amounts as the price.
 * @param shown ids of amounts that the page shows
 * @param note the page's text about its prices
 */
export function offerNodes(service: Service, source: Source, shown: readonly string[], note: Rich): Offer[] {
  const { amounts, isDisputed, isListed, contrastIncluded } = servicePrice(service, source.site.prices);
  // Prices in the price list are for examinations without contrast. An amount that includes contrast
  // contradicts them.
  if (isDisputed || (contrastIncluded && isListed)) return [];
  const offered = amounts.filter(({ id }) => shown.includes(id));
  return offered.map(({ id, label, note: about, unit, ...amount }) => ({
    "@type": "Offer",
    ...idOf(source, `${servicePath(service.slug)}#pret-${id}`),
    itemOffered: {
      "@type": "Service",
      name: [about ? `${label} (${about})` : label, unit].filter(Boolean).join(", "),
      serviceType: service.title,
    },
    ...priceOf(amount, unit && service.duration.per),
    description: publicText(note, source.site),
    offeredBy: clinicId(source),
  }));
}

/** The price of an offer: one price, a range, or a price per unit, such as a segment of the spine. */
function priceOf({ amount, to }: { amount: number; to?: number | undefined }, per: string | undefined) {
  const lei = { price: amount.toFixed(2) as `${number}`, priceCurrency: "RON" };
  if (to) {
    const range = { minPrice: amount, maxPrice: to, priceCurrency: "RON" };
    return { priceSpecification: { "@type": "PriceSpecification" as const, ...range } };
  }
  if (!per) return lei;
  // C62 is the code for "one piece" in the UN/CEFACT list of units.
  const piece = { "@type": "QuantitativeValue" as const, value: 1, unitCode: "C62", unitText: per };
  return {
    priceSpecification: { "@type": "UnitPriceSpecification" as const, ...lei, referenceQuantity: piece },
  };
}
