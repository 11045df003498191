import type { Site } from "#content/files.ts";
import { breadcrumbOf, type Page } from "#content/routes.ts";
import { priceRange } from "#content/service-price.ts";
import type { getSiteData } from "#content/site.ts";
import { phoneHref } from "#lib/format.ts";
import type { Interval, Weekday } from "#lib/opening-hours.ts";

type Source = ReturnType<typeof getSiteData>;
type Clinic = Site["clinic"];

/** The value of a field of clinic.yaml; undefined while the value is provisional. */
export const confirmedValue = (clinic: Clinic, field: Clinic["placeholders"][number]): string | undefined =>
  clinic.placeholders.includes(field) ? undefined : clinic[field];

/**
 * The structured data of a page (JSON-LD), as text for its script element: the page with its breadcrumb; on the
 * home page also the name of the site; there and on the contact page the clinic. They contain only what search
 * results show (docs/decisions/structured-data.md).
 */
export function structuredData(page: Page, source: Source): string {
  const graph: object[] = [pageNode(page, source)];
  if (page.kind === "home") graph.push({ "@type": "WebSite", ...siteFacts(source) });
  if (page.kind === "home" || page.kind === "contact") graph.push(clinicNode(source));
  // `<` is escaped, because `</script>` in a text would end the script element.
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
}

/** The address of a page: absolute, or relative while the site's address is provisional. */
const urlOf = (path: string, { site }: Source) => (confirmedValue(site.clinic, "siteUrl") ?? "") + path;

/** Search results show the name of the site above the address of a page. */
const siteFacts = (source: Source) => ({
  name: source.site.clinic.name,
  ...(confirmedValue(source.site.clinic, "siteUrl") && { url: urlOf("/", source) }),
});

function pageNode(page: Page, source: Source) {
  const checkedBy = page.kind === "service" ? page.service.checkedBy : undefined;
  return {
    "@type": "WebPage",
    name: page.title,
    dateModified: page.reviewed[0],
    // In schema.org "reviewed" means reviewed by an expert, so only a doctor's reading counts.
    ...(checkedBy && {
      lastReviewed: checkedBy.on,
      reviewedBy: { "@type": "Person", name: checkedBy.name },
    }),
    ...(page.parent !== undefined && {
      breadcrumb: {
        "@type": "BreadcrumbList",
        itemListElement: breadcrumbOf(page, source.pages).map(({ label, href }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: label,
          ...(href !== undefined && { item: urlOf(href, source) }),
        })),
      },
    }),
  };
}

const SCHEMA_DAYS: Readonly<Record<Weekday, string>> = {
  luni: "Monday",
  marți: "Tuesday",
  miercuri: "Wednesday",
  joi: "Thursday",
  vineri: "Friday",
  sâmbătă: "Saturday",
  duminică: "Sunday",
};

/**
 * The clinic, without what nobody has confirmed (coordinates, postal code, provisional values), and without its
 * rating, because Google ignores a business's own rating.
 */
function clinicNode(source: Source) {
  const { clinic, prices } = source.site;
  const phone = confirmedValue(clinic, "footerPhone");
  const email = confirmedValue(clinic, "email");
  const { street, locality, region, country } = clinic.address;
  return {
    "@type": "MedicalClinic",
    "@id": urlOf("/#clinica", source),
    ...siteFacts(source),
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
    priceRange: priceRange(prices),
  };
}

/** Makes the node of an interval of opening hours. For Google a day ends at 23:59, so 24:00 becomes 23:59. */
const hoursNode = (when: object, { opens, closes }: Interval) => ({
  "@type": "OpeningHoursSpecification",
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
function specialHours({ specialHours, closingDays }: Clinic) {
  const days = (from: string, to = from) => ({ validFrom: from, validThrough: to });
  const special = [
    ...specialHours.map(({ day, ...hours }) => hoursNode(days(day), hours)),
    ...closingDays.map(({ from, to }) => hoursNode(days(from, to), CLOSED_ALL_DAY)),
  ];
  return special.length > 0 && { specialOpeningHoursSpecification: special };
}
