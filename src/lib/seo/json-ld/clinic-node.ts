import type { DayOfWeek, MedicalClinic, WebSite } from "schema-dts";
import type { Site } from "../../../content/files.ts";
import { phoneHref } from "../../format.ts";
import type { Hours } from "../../open-now.ts";
import type { Interval, Weekday } from "../../opening-hours.ts";
import { dataUrl } from "../../site-address.ts";
import { examinationStub } from "./examination.ts";
import { clinicId, known, type Source, siteId } from "./names.ts";

const SCHEMA_DAYS: Readonly<Record<Weekday, DayOfWeek>> = {
  luni: "Monday",
  marți: "Tuesday",
  miercuri: "Wednesday",
  joi: "Thursday",
  vineri: "Friday",
  sâmbătă: "Saturday",
  duminică: "Sunday",
};

/** The site and the clinic by name, for pages that only point to them. */
export const stubs = ({ site: { clinic }, address }: Source) =>
  [
    { "@type": "WebSite", ...siteId(address), name: clinic.name },
    { "@type": "MedicalClinic", ...clinicId(address), name: clinic.name },
  ] as const;

/**
 * Both in full: the site, whose name is what search results show above the address, and the clinic, on the pages that
 * show all of it. Without rating (Google ignores a business's own), coordinates and postal code (nobody has confirmed
 * them).
 */
export function inFull(source: Source): [WebSite, MedicalClinic] {
  const { site: content, address } = source;
  const { clinic, services } = content;
  const [site, clinicStub] = stubs(source);
  const url = !address.isPlaceholder && { url: dataUrl(address, "/") };
  const phone = known(clinic, "footerPhone");
  const email = known(clinic, "email");
  const { street, locality, region, country } = clinic.address;
  return [
    { ...site, ...url, inLanguage: "ro", publisher: clinicId(address) },
    {
      ...clinicStub,
      ...url,
      ...(phone && { telephone: phoneHref(phone).replace("tel:", "") }),
      ...(email && { email }),
      address: {
        "@type": "PostalAddress",
        streetAddress: street,
        addressLocality: locality,
        addressRegion: region,
        addressCountry: country,
      },
      openingHoursSpecification: clinic.openingHours.map(({ days, ...hours }) =>
        openAt({ dayOfWeek: days.map((day) => SCHEMA_DAYS[day]) }, hours),
      ),
      ...specialHours(clinic),
      medicalSpecialty: "https://schema.org/Radiography",
      priceRange: priceRange(content),
      availableService: services.map((service) => examinationStub(service, address)),
    },
  ];
}

/** Hours as Google reads them: the end of a day is its last minute. */
const openAt = <When extends object>(when: When, { opens, closes }: Interval) => ({
  "@type": "OpeningHoursSpecification" as const,
  ...when,
  opens,
  closes: closes === "24:00" ? "23:59" : closes,
});

/** „Closed”, as Google reads it. */
const NEVER: Interval = { opens: "00:00", closes: "00:00" };

/**
 * Days with other hours, and those without any.
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
function specialHours({ specialHours, closingDays }: Omit<Hours, "openingHours">) {
  const days = (from: string, to: string) => ({ validFrom: from, validThrough: to });
  const special = [
    ...specialHours.map(({ day, ...hours }) => openAt(days(day, day), hours)),
    ...closingDays.map(({ from, to = from }) => openAt(days(from, to), NEVER)),
  ];
  return special.length > 0 && { specialOpeningHoursSpecification: special };
}

const wholeLei = new Intl.NumberFormat("ro-RO");

/** „750–1.015 lei”, from the lowest to the highest amount of the site. */
function priceRange({ prices }: Site): string {
  const amounts = prices.amounts.flatMap(({ amount, to = amount }) => [amount, to]);
  return `${wholeLei.format(Math.min(...amounts))}–${wholeLei.format(Math.max(...amounts))} lei`;
}
