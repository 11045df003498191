import type { IdReference } from "schema-dts";
import type { Site } from "#content/files.ts";
import { type Page, servicePath } from "#content/routes.ts";
import type { SiteAddress } from "#content/site-address.ts";
import { formatPhone } from "#lib/format.ts";
import { plainText, type Rich } from "#lib/rich-text.ts";

/** The input of structured data. */
export interface Source {
  readonly site: Site;
  readonly pages: readonly Page[];
  readonly address: SiteAddress;
}

type Clinic = Site["clinic"];
type Placeholder = Clinic["placeholders"][number];

/** The value of a field of clinic.yaml; undefined while the value is provisional. */
export function confirmedValue(clinic: Clinic, field: Placeholder): string | undefined {
  return clinic.placeholders.includes(field) ? undefined : clinic[field];
}

/**
 * Replaces each provisional value in a text by words such as „numărul clinicii”. Search engines then do not
 * spread the value, and the sentence stays complete.
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

/** A text of the content as plain text without provisional values. */
export const publicText = (text: Rich, site: Pick<Site, "clinic" | "ui">): string =>
  withoutPlaceholders(plainText(text), site);

/** The address of a page in structured data: absolute, or relative while the site's address is not known. */
export const dataUrl = ({ origin, isPlaceholder }: SiteAddress, path: string) =>
  isPlaceholder ? path : origin + path;

/**
 * The id of the node of a page, or of something on the page. Other nodes, also those of other pages, refer to
 * the node by this id.
 */
export const idOf = ({ address }: Source, path: string): IdReference => ({ "@id": dataUrl(address, path) });

export const clinicId = (source: Source) => idOf(source, "/#clinica");
export const siteId = (source: Source) => idOf(source, "/#site");
export const examinationId = (source: Source, slug: string) =>
  idOf(source, `${servicePath(slug)}#investigatie`);
