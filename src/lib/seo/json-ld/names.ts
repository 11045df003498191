import type { IdReference } from "schema-dts";
import { servicePath } from "../../routes.ts";
import { dataUrl, type SiteAddress } from "../../site-address.ts";

/** The names by which nodes refer to each other, also across pages. */

const reference = (address: SiteAddress, path: string): IdReference => ({ "@id": dataUrl(address, path) });

export const clinicId = (address: SiteAddress) => reference(address, "/#clinica");
export const siteId = (address: SiteAddress) => reference(address, "/#site");
export const pageId = (address: SiteAddress, path: string) => reference(address, path);
export const examinationId = (address: SiteAddress, slug: string) =>
  reference(address, `${servicePath(slug)}#investigatie`);
export const offerId = (address: SiteAddress, slug: string, amount: string) =>
  reference(address, `${servicePath(slug)}#pret-${amount}`);
