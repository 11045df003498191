import type { Service, Site } from "../content/files.ts";
import { servicePath } from "./routes.ts";

/** A menu's entry, and one of its group. */
export type MenuItem = Site["navigation"]["desktop"][number];
export type MenuLink = Omit<MenuItem, "submenu">;

/** Whether the entry, or one of its group, is the page at `path`. */
export function containsPath(item: MenuItem, path: string): boolean {
  return item.href === path || (item.submenu?.some(({ href }) => href === path) ?? false);
}

/** The examination that an entry leads to: its note and drawing stand beside the name. */
export const serviceOf = <Entry extends Pick<Service, "slug">>(
  { href }: MenuLink,
  services: readonly Entry[],
) => services.find(({ slug }) => servicePath(slug) === href);
