import type { FooterLinks, MenuItem } from "#content/entities.ts";
import type { Site } from "#content/files.ts";
import { legalPath, servicePath } from "#content/routes.ts";
import type { Drawing } from "#lib/drawings.ts";
import { NBSP } from "#lib/format.ts";

/** An entry of the header's menus. */
export interface MenuEntry extends MenuItem {
  /** A short text that the menu shows below the name. */
  readonly note?: string | undefined;
  readonly art?: Drawing | undefined;
  readonly submenu?: readonly MenuEntry[] | undefined;
}

interface Menus {
  /** The menu of wide screens. */
  readonly desktop: readonly MenuEntry[];
  /** The menu of small screens. */
  readonly mobile: readonly MenuEntry[];
  readonly footer: FooterLinks;
}

/** A title as the menus show it: it may be divided at every space. */
const nameOf = (title: string) => title.replaceAll(NBSP, " ");

/** The menus of all pages (docs/requirements.md 2.1): examinations and legal documents follow their own order. */
export function menusOf({
  navigation: words,
  services,
  legal,
}: Pick<Site, "navigation" | "services" | "legal">): Menus {
  const examinations = services.map(({ slug, title, menuNote, art }) => ({
    name: nameOf(title),
    href: servicePath(slug),
    note: menuNote,
    art,
  }));
  const overview = { name: words.allServices, href: "/servicii" };
  const prices = { name: words.prices, href: "/preturi-rmn" };
  const cas = { name: words.cas, href: "/rmn-prin-cas" };
  const contact = { name: words.contact, href: "/contact" };
  const group = { name: words.services, href: "/servicii" };
  return {
    desktop: [
      { ...group, submenu: examinations },
      {
        ...prices,
        name: words.pricesAndCas,
        submenu: [
          { ...prices, note: words.pricesNote },
          { ...cas, note: words.casNote },
        ],
      },
      contact,
    ],
    mobile: [
      { name: words.home, href: "/" },
      { ...group, submenu: [overview, ...examinations] },
      prices,
      cas,
      contact,
    ],
    footer: {
      servicii: examinations,
      informatii: [prices, cas, contact],
      legal: legal.map(({ slug, title }) => ({ name: nameOf(title), href: legalPath(slug) })),
    },
  };
}
