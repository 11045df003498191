import type { DiagnosticProcedureLeaf, ImagingTestLeaf, MergeLeafTypes, Offer } from "schema-dts";
import type { Service } from "../../../content/files.ts";
import { enumerated, plainText, type Rich } from "../../rich-text.ts";
import { findAmount, servicePrice } from "../../service-price.ts";
import type { SiteAddress } from "../../site-address.ts";
import { clinicId, examinationId, offerId, type Source, withoutPlaceholders } from "./names.ts";

/** Both types, since only tests have an imaging technique and only procedures have a preparation. */
export type Examination = MergeLeafTypes<[ImagingTestLeaf, DiagnosticProcedureLeaf]>;

/** An examination by name, for nodes that only point to it. */
export const examinationStub = ({ slug, title }: Service, address: SiteAddress) =>
  ({
    "@type": "ImagingTest",
    ...examinationId(address, slug),
    name: title,
  }) as const satisfies ImagingTestLeaf;

/** What a service page is about, in the words of that page; every warning, since the text may travel alone. */
export function examinationNode(
  { slug, title, lead, durationText, preparation, tellStaff, takeOff }: Service,
  { site, address }: Source,
): Examination {
  const { safety, ui } = site;
  const spoken = (texts: readonly Rich[]) => withoutPlaceholders(texts.map(plainText).join(" "), site);
  const { tellStaffLead, magnet, contrast, pregnancy } = safety;
  return {
    "@type": ["ImagingTest", "DiagnosticProcedure"],
    ...examinationId(address, slug),
    name: title,
    description: plainText(lead),
    imagingTechnique: "https://schema.org/MRI",
    preparation: [
      spoken([...preparation, tellStaffLead]),
      `${ui.service.tellStaff}: ${enumerated([...safety.tellStaff.flatMap(({ items }) => items), ...tellStaff])}`,
      `${ui.service.takeOff}: ${enumerated([...safety.takeOff, ...takeOff])}`,
      spoken([magnet, contrast, pregnancy]),
    ].join(" "),
    howPerformed: spoken([durationText, ...safety.during]),
    followup: spoken(safety.after),
  };
}

const lei = (amount: number) => ({ price: amount.toFixed(2) as `${number}`, priceCurrency: "RON" });

/**
 * The offers for those amounts of an examination that `shown` lists. None where its page and the price list differ: both
 * readings stay on their pages (docs/open-questions.md) and neither may be stated as the price in data for machines.
 * @param note what the page says about its prices
 */
export function offerNodes(
  service: Service,
  { site: { prices }, address }: Source,
  shown: readonly string[],
  note: Rich,
): Offer[] {
  const { isDisputed, isListed, contrastIncluded } = servicePrice(service, prices);
  // The list is for examinations without contrast, so an amount that includes contrast is another price.
  if (isDisputed || (contrastIncluded && isListed)) return [];
  const { per } = service.duration;
  const ids = service.price.amounts.filter((id) => shown.includes(id));
  return ids.map((id) => {
    const { label, amount, to, unit } = findAmount(prices, id);
    const range = to && {
      "@type": "PriceSpecification" as const,
      minPrice: amount,
      maxPrice: to,
      priceCurrency: "RON",
    };
    // For each of several, such as segments of the spine; C62 is the piece of UN/CEFACT's list of units.
    const each = unit &&
      per && {
        "@type": "UnitPriceSpecification" as const,
        ...lei(amount),
        referenceQuantity: {
          "@type": "QuantitativeValue" as const,
          value: 1,
          unitCode: "C62",
          unitText: per,
        },
      };
    const priceSpecification = range || each;
    return {
      "@type": "Offer",
      ...offerId(address, service.slug, id),
      itemOffered: {
        "@type": "Service",
        name: unit ? `${label}, ${unit}` : label,
        serviceType: service.title,
      },
      ...(priceSpecification ? { priceSpecification } : lei(amount)),
      description: plainText(note),
      offeredBy: clinicId(address),
    };
  });
}
