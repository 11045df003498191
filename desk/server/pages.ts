import { createApp } from "astro/app/entrypoint";
import type { SourceFiles } from "../../src/content/read.ts";
import { getSite, showTexts } from "../../src/shell/site.ts";
import { contentModule } from "../../tools/build/content-modules.ts";

/** The site as a module that renders a page when somebody looks at it: the entry of the build that build.ts makes. */

const app = createApp({ streaming: false });

/**
 * A page, or a file for machines, with these texts.
 * @param url whole address
 * @returns with status 404 where the site has none
 */
export function render(url: string, files: SourceFiles) {
  showTexts(files);
  return app.render(new Request(url));
}

/** A module that the pages' code takes from the content; undefined where it takes none of that name. */
export function moduleOf(name: string, files: SourceFiles) {
  showTexts(files);
  return contentModule(name, getSite());
}
