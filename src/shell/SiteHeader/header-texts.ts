import type { MenuItem } from "#content/entities.ts";
import type { Site } from "#content/files.ts";
import { FIXED } from "#content/fixed-texts.ts";
import { addressLine } from "#lib/format.ts";
import { menusOf } from "../menus.ts";

/** Selects the texts of the header, so that the browser gets only these and not the whole content. */
export function headerTexts(site: Site) {
  const { clinic, ui } = site;
  const { desktop, mobile } = menusOf(site);
  return {
    clinic: clinic.name,
    phone: clinic.headerPhone,
    place: addressLine(clinic.address),
    desktop,
    mobile,
    call: FIXED.book,
    words: ui.header,
  };
}

export type HeaderTexts = ReturnType<typeof headerTexts>;

/** Whether the entry itself, or a link of its submenu, is the page at `path`. */
export const containsPath = ({ href, submenu = [] }: MenuItem, path: string) =>
  href === path || submenu.some((link) => link.href === path);
