import type { DayOfWeek, MedicalClinic, WebSite } from "schema-dts";
import type { Site } from "../../../content/files.ts";
import { phoneHref } from "../../format.ts";
import type { Weekday } from "../../opening-hours.ts";
import { dataUrl, type SiteAddress } from "../../site-address.ts";
import { examinationStub } from "./examination.ts";
import { clinicId, known, siteId } from "./names.ts";

const SCHEMA_DAYS: Readonly<Record<Weekday, DayOfWeek>> = {
  luni: "Monday",
  marți: "Tuesday",
  miercuri: "Wednesday",
  joi: "Thursday",
  vineri: "Friday",
  sâmbătă: "Saturday",
  duminică: "Sunday",
};

/**
 * The clinic itself, in full on the pages that show all of it. Without rating (Google ignores a business's own),
 * coordinates and postal code (nobody has confirmed them).
 */
export function clinicNode(content: Site, address: SiteAddress): MedicalClinic {
  const { clinic, services } = content;
  const phone = known(clinic, "footerPhone");
  const email = known(clinic, "email");
  return {
    "@type": "MedicalClinic",
    ...clinicId(address),
    name: clinic.name,
    ...(!address.isPlaceholder && { url: dataUrl(address, "/") }),
    ...(phone && { telephone: phoneHref(phone).replace("tel:", "") }),
    ...(email && { email }),
    address: {
      "@type": "PostalAddress",
      streetAddress: clinic.address.street,
      addressLocality: clinic.address.locality,
      addressRegion: clinic.address.region,
      addressCountry: clinic.address.country,
    },
    openingHoursSpecification: clinic.openingHours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => SCHEMA_DAYS[day]),
      opens,
      closes,
    })),
    medicalSpecialty: "https://schema.org/Radiography",
    priceRange: priceRange(content),
    availableService: services.map((service) => examinationStub(service, address)),
  };
}

const wholeLei = new Intl.NumberFormat("ro-RO");

/** „750–1.015 lei”, from the lowest to the highest amount of the site. */
function priceRange({ prices }: Site): string {
  const amounts = prices.amounts.map(({ amount }) => amount);
  return `${wholeLei.format(Math.min(...amounts))}–${wholeLei.format(Math.max(...amounts))} lei`;
}

/** The clinic and the site by name, for pages that only point to them. */
export const stubs = ({ clinic: { name } }: Site, address: SiteAddress) => [
  { "@type": "WebSite" as const, ...siteId(address), name },
  { "@type": "MedicalClinic" as const, ...clinicId(address), name },
];

/** The site as a whole; its name is what search results show above the address. */
export function siteNode({ clinic }: Site, address: SiteAddress): WebSite {
  return {
    "@type": "WebSite",
    ...siteId(address),
    name: clinic.name,
    ...(!address.isPlaceholder && { url: dataUrl(address, "/") }),
    inLanguage: "ro",
    publisher: clinicId(address),
  };
}
