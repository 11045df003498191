import type { Site } from "#content/files.ts";
import { allPages, type Page } from "#content/routes.ts";
import type { SiteAddress } from "#content/site-address.ts";
import { formatPhone } from "#lib/format.ts";
import { formatOpeningHours } from "#lib/opening-hours.ts";
import { plainText } from "#lib/rich-text.ts";
import { dataUrl, known, withoutPlaceholders } from "./names.ts";

/**
 * llms.txt: who the clinic is, and links to all pages, which alone say how to prepare: nobody gets half of a warning. In
 * the form of llmstxt.org: a title, a quotation, text, then lists of links. Provisional values are replaced by their names.
 * @see https://llmstxt.org
 */
export function llmsTxt(site: Site, address: SiteAddress): string {
  const { clinic, safety, servicesPage, ui } = site;
  const { footer } = ui;
  const phone = known(clinic, "headerPhone");
  const pages = allPages(site);
  const links = (...kinds: Page["kind"][]) =>
    pages
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ path, title, seo }) => `- [${title}](${dataUrl(address, path)}): ${seo.description}`)
      .join("\n");
  const paragraphs = [
    `# ${clinic.name}`,
    `> ${servicesPage.clinicCard.description}`,
    `${plainText(safety.emergency)} ${clinic.disclaimer}`,
    `${footer.address}: ${clinic.address.street}, ${clinic.address.locality}`,
    `${footer.hours}: ${formatOpeningHours(clinic.openingHours)}`,
    ...(phone ? [`${clinic.phoneNames.header}: ${formatPhone(phone)}`] : []),
    `## ${servicesPage.title}`,
    links("service"),
    `## ${footer.informatii}`,
    links("services", "prices", "cas", "contact"),
    `## ${footer.legal}`,
    links("legalIndex", "legalDocument"),
  ];
  return withoutPlaceholders(`${paragraphs.join("\n\n")}\n`, site);
}
