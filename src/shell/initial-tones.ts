import type { Page } from "#content/routes.ts";

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
