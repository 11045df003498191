import type { MenuItem } from "#content/entities.ts";
import type { Site } from "#content/files.ts";
import { serviceAt } from "#content/routes.ts";
import type { Drawing } from "#lib/drawings.ts";
import { addressLine } from "#lib/format.ts";

/** Selects the texts of the header, so that the browser gets only these and not the whole content. */
export function headerTexts({ clinic, navigation, services, ui }: Site) {
  /** Makes a menu entry; a link to an examination also gets that examination's note and drawing. */
  const linkOf = ({ name, href, note }: Site["navigation"]["footer"]["legal"][number]): MenuEntry => {
    const service = serviceAt(href, services);
    return { name, href, note: service?.menuNote ?? note, art: service?.art };
  };
  const entries = (menu: Site["navigation"]["desktop"]): readonly MenuEntry[] =>
    menu.map((item) => ({ ...linkOf(item), submenu: item.submenu?.map(linkOf) }));
  return {
    clinic: clinic.name,
    phone: clinic.headerPhone,
    place: addressLine(clinic.address),
    desktop: entries(navigation.desktop),
    mobile: entries(navigation.mobile),
    call: ui.calls.header,
    words: ui.header,
  };
}

export type HeaderTexts = ReturnType<typeof headerTexts>;

/** An entry of the header's menus. */
export interface MenuEntry extends MenuItem {
  /** A short text that the menu shows below the name. */
  readonly note?: string | undefined;
  readonly art?: Drawing | undefined;
  readonly submenu?: readonly MenuEntry[] | undefined;
}

/** Whether the entry itself, or a link of its submenu, is the page at `path`. */
export const containsPath = ({ href, submenu = [] }: MenuItem, path: string) =>
  href === path || submenu.some((link) => link.href === path);
