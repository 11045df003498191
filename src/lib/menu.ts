import type { Drawing } from "../slices/regions/index.ts";

/** Menu entries as the header and the footer show them. */

export interface MenuLink {
  readonly name: string;
  readonly href: string;
  /** A few words under the name. */
  readonly note?: string;
  /** Name of the examination's drawing, for its thumbnail. */
  readonly art?: Drawing;
}

export interface MenuItem extends MenuLink {
  readonly submenu?: readonly MenuLink[];
}

/** Whether the entry, or one of its group, is the page at `path`. */
export function containsPath(item: MenuItem, path: string): boolean {
  return item.href === path || (item.submenu?.some(({ href }) => href === path) ?? false);
}

interface ServiceInMenu {
  readonly menuNote: string;
  readonly art: Drawing;
}

/** Adds note and drawing to the entries that lead to an examination; `services` is keyed by path. */
export function withServiceDetails(
  items: readonly MenuItem[],
  services: ReadonlyMap<string, ServiceInMenu>,
): MenuItem[] {
  const detailed = (link: MenuLink): MenuLink => {
    const service = services.get(link.href);
    return service ? { ...link, note: service.menuNote, art: service.art } : link;
  };
  return items.map((item) =>
    item.submenu ? { ...item, submenu: item.submenu.map(detailed) } : detailed(item),
  );
}
