import type { Site } from "#content/files.ts";
import { servicePath } from "#content/routes.ts";

/** What the bar says, out of the content; `titles` are those of the examinations, by the path of their pages. */
export function callBarTexts({ services, ui }: Site) {
  return {
    call: ui.calls.hero,
    scrollTop: ui.shell.scrollTop,
    titles: Object.fromEntries(services.map(({ slug, title }) => [servicePath(slug), title])),
  };
}

export type CallBarTexts = ReturnType<typeof callBarTexts>;
