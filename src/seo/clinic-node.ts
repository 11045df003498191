import type { DayOfWeek, MedicalClinic, WebSite } from "schema-dts";
import type { Site } from "#content/files.ts";
import { priceRange } from "#content/service-price.ts";
import { phoneHref } from "#lib/format.ts";
import type { Interval, Weekday } from "#lib/opening-hours.ts";
import { clinicId, confirmedValue, dataUrl, examinationId, type Source, siteId } from "./source.ts";

const SCHEMA_DAYS: Readonly<Record<Weekday, DayOfWeek>> = {
  luni: "Monday",
  marți: "Tuesday",
  miercuri: "Wednesday",
  joi: "Thursday",
  vineri: "Friday",
  sâmbătă: "Saturday",
  duminică: "Sunday",
};

/** Short nodes (objects of schema.org) of the site and the clinic, for pages that only refer to them. */
export const stubNodes = (source: Source) =>
  [
    { "@type": "WebSite", ...siteId(source), name: source.site.clinic.name },
    { "@type": "MedicalClinic", ...clinicId(source), name: source.site.clinic.name },
  ] as const;

/**
 * The complete nodes of the site and the clinic, for pages that show everything in these nodes. Search
 * results show the name in the site's node above the address of a page. The rating is left out, because
 * Google ignores a business's own rating; coordinates and postal code are left out, because nobody has
 * confirmed them.
 */
export function fullNodes(source: Source): [WebSite, MedicalClinic] {
  const { address } = source;
  const { clinic, prices, services } = source.site;
  const [site, clinicStub] = stubNodes(source);
  const url = !address.isPlaceholder && { url: dataUrl(address, "/") };
  const phone = confirmedValue(clinic, "footerPhone");
  const email = confirmedValue(clinic, "email");
  const { street, locality, region, country } = clinic.address;
  return [
    { ...site, ...url, inLanguage: "ro", publisher: clinicId(source) },
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
        hoursNode({ dayOfWeek: days.map((day) => SCHEMA_DAYS[day]) }, hours),
      ),
      ...specialHours(clinic),
      medicalSpecialty: "https://schema.org/Radiography",
      priceRange: priceRange(prices),
      availableService: services.map(({ slug, title }) => ({
        "@type": "ImagingTest",
        ...examinationId(source, slug),
        name: title,
      })),
    },
  ];
}

/** Makes the node of an interval of opening hours. For Google a day ends at 23:59, so 24:00 becomes 23:59. */
const hoursNode = <When extends object>(when: When, { opens, closes }: Interval) => ({
  "@type": "OpeningHoursSpecification" as const,
  ...when,
  opens,
  closes: closes === "24:00" ? "23:59" : closes,
});

/** The interval that Google understands as a closed day. */
const CLOSED_ALL_DAY: Interval = { opens: "00:00", closes: "00:00" };

/**
 * Returns `specialOpeningHoursSpecification` for the days that have special hours or on which the clinic is
 * closed; false if there are no such days.
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
function specialHours({ specialHours, closingDays }: Site["clinic"]) {
  const days = (from: string, to = from) => ({ validFrom: from, validThrough: to });
  const special = [
    ...specialHours.map(({ day, ...hours }) => hoursNode(days(day), hours)),
    ...closingDays.map(({ from, to }) => hoursNode(days(from, to), CLOSED_ALL_DAY)),
  ];
  return special.length > 0 && { specialOpeningHoursSpecification: special };
}
