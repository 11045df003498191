import type { Site } from "#content/files.ts";
import type { Page } from "#content/routes.ts";

/** What the bar says, out of the content; `title` is the examination's, on its page. */
export const callBarTexts = ({ ui }: Site, page: Page | undefined) => ({
  call: ui.calls.hero,
  scrollTop: ui.shell.scrollTop,
  title: page?.service?.title,
});

export type CallBarTexts = ReturnType<typeof callBarTexts>;
