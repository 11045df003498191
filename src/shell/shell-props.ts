import type { MenuItem } from "#content/entities.ts";
import type { Site } from "#content/files.ts";
import { FIXED } from "#content/fixed-texts.ts";
import type { Page } from "#content/routes.ts";
import { addressLine } from "#lib/format.ts";
import { menusOf } from "./menus.ts";

/**
 * The props of header and call bar: only the texts that they show, because the browser gets them as data and not
 * the whole content.
 */

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

/** The texts of the call bar; `title` is the title of an examination's page. */
export const callBarTexts = ({ ui }: Site, page: Page | undefined) => ({
  call: FIXED.callNow,
  scrollTop: ui.shell.scrollTop,
  title: page?.kind === "service" ? page.service.title : undefined,
});

export type CallBarTexts = ReturnType<typeof callBarTexts>;

/** Whether a part of a page is light or dark. */
export type Tone = "paper" | "night";

/**
 * The tones of the parts of a page that are behind the header and behind the call bar before the page is
 * scrolled. The home page and the 404 page begin with a dark section. Only that of the 404 page is as tall as
 * the screen and so also behind the call bar.
 * @param page absent for the 404 page
 */
export const initialTones = (page: Page | undefined): Readonly<Record<"header" | "callBar", Tone>> => ({
  header: page && page.kind !== "home" ? "paper" : "night",
  callBar: page ? "paper" : "night",
});
