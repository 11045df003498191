import type { Service } from "../content/files.ts";
import type { Drawing } from "../slices/regions/index.ts";
import { servicePath } from "./routes.ts";

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

/** Adds note and drawing to the entries that lead to an examination. */
export function withServiceDetails(
  items: readonly MenuItem[],
  services: readonly Pick<Service, "slug" | "menuNote" | "art">[],
): MenuItem[] {
  const detailed = <Link extends MenuLink>(link: Link): Link => {
    const service = services.find(({ slug }) => servicePath(slug) === link.href);
    return service ? { ...link, note: service.menuNote, art: service.art } : link;
  };
  return items.map((item) =>
    item.submenu ? { ...item, submenu: item.submenu.map(detailed) } : detailed(item),
  );
}
