import type { Site } from "#content/files.ts";
import { servicePath } from "#content/routes.ts";

/** What the header says, out of the content, and no more: it is in the page and in the browser's code. */
export function headerTexts({ clinic, navigation, services, ui }: Site) {
  /** An entry; one that leads to an examination has its note and drawing. */
  const linkOf = ({ name, href, note }: Site["navigation"]["footer"]["legal"][number]) => {
    const service = services.find(({ slug }) => servicePath(slug) === href);
    return { name, href, note: service?.menuNote ?? note, art: service?.art };
  };
  const entries = (menu: Site["navigation"]["desktop"]) =>
    menu.map((item) => ({ ...linkOf(item), submenu: item.submenu?.map(linkOf) }));
  return {
    clinic: clinic.name,
    phone: clinic.headerPhone,
    place: `${clinic.address.street}, ${clinic.address.locality}`,
    desktop: entries(navigation.desktop),
    mobile: entries(navigation.mobile),
    call: ui.calls.header,
    words: ui.header,
  };
}

export type HeaderTexts = ReturnType<typeof headerTexts>;

/** An entry of a menu; with a submenu it opens a list. */
export type MenuEntry = HeaderTexts["desktop"][number];

/** Whether the entry, or one of its list, is the page at `path`. */
export const containsPath = (
  { href, submenu = [] }: { href: string; submenu?: readonly { href: string }[] | undefined },
  path: string,
) => href === path || submenu.some((link) => link.href === path);
