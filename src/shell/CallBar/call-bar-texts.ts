import type { Site } from "#content/files.ts";
import { FIXED } from "#content/fixed-texts.ts";
import type { Page } from "#content/routes.ts";

/** The texts of the call bar; `title` is the title of an examination's page. */
export const callBarTexts = ({ ui }: Site, page: Page | undefined) => ({
  call: FIXED.callNow,
  scrollTop: ui.shell.scrollTop,
  title: page?.kind === "service" ? page.service.title : undefined,
});

export type CallBarTexts = ReturnType<typeof callBarTexts>;
