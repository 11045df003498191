import { allPages, servicePath } from "#content/routes.ts";
import { getSite } from "#content/site.ts";
import type { Drawing } from "#lib/drawings.ts";
import { type MenuEntry, menusOf } from "#shell/menus.ts";

export const site = getSite();
export const menus = menusOf(site);

const pages = allPages(site);
export const PATHS = pages.map(({ path }) => path);

/**
 * Returns the path of the first examination with this drawing; if there is none, of the first examination.
 */
export function examinationPath(art: Drawing): string {
  const [first] = site.services;
  return servicePath((site.services.find((service) => service.art === art) ?? first)?.slug ?? "");
}

/**
 * Returns the name of the entry of a menu or submenu that links to this path.
 * @throws Error if there is none
 */
export function nameIn(menu: readonly MenuEntry[], path: string): string {
  const entries = menu.flatMap(({ submenu = [], ...item }) => [...submenu, item]);
  const entry = entries.find(({ href }) => href === path);
  if (!entry) throw new Error(`No entry of the menu links to ${path}.`);
  return entry.name;
}

const EXAMPLES: Readonly<Record<string, string>> = {
  service: examinationPath("articulatii"),
  legalDocument: "/legal/gdpr",
};

/** One page of each kind. Pages of one kind differ only in texts and pictures. */
export const KINDS = [...new Set(pages.map(({ kind, path }) => EXAMPLES[kind] ?? path))];
