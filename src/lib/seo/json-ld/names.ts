import type { IdReference } from "schema-dts";
import type { Site } from "../../../content/files.ts";
import { formatPhone } from "../../format.ts";
import { servicePath } from "../../routes.ts";
import { dataUrl, type SiteAddress } from "../../site-address.ts";

/** What nodes are made of. */
export interface Source {
  readonly site: Site;
  readonly address: SiteAddress;
}

type Clinic = Site["clinic"];
type Placeholder = Clinic["placeholders"][number];

/** The value of a field of the clinic, or undefined while it is provisional. */
export function known(clinic: Clinic, field: Placeholder): string | undefined {
  return clinic.placeholders.includes(field) ? undefined : clinic[field];
}

/**
 * The text for machines, which would spread a provisional value that a person sees through: a name stands in its
 * place, so that no sentence is lost with it.
 */
export function withoutPlaceholders(text: string, { clinic, ui }: Pick<Site, "clinic" | "ui">): string {
  const names = {
    headerPhone: [formatPhone(clinic.headerPhone), ui.unknown.phone],
    footerPhone: [formatPhone(clinic.footerPhone), ui.unknown.phone],
    email: [clinic.email, ui.unknown.email],
    siteUrl: [clinic.siteUrl, ui.unknown.site],
  } as const;
  return clinic.placeholders.reduce((known, field) => known.replaceAll(...names[field]), text);
}

/** The names by which nodes refer to each other, also across pages. */

const reference = (address: SiteAddress, path: string): IdReference => ({ "@id": dataUrl(address, path) });

export const clinicId = (address: SiteAddress) => reference(address, "/#clinica");
export const siteId = (address: SiteAddress) => reference(address, "/#site");
export const pageId = (address: SiteAddress, path: string) => reference(address, path);
export const examinationId = (address: SiteAddress, slug: string) =>
  reference(address, `${servicePath(slug)}#investigatie`);
export const offerId = (address: SiteAddress, slug: string, amount: string) =>
  reference(address, `${servicePath(slug)}#pret-${amount}`);
