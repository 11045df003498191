import { createApp } from "astro/app/entrypoint";
import type { SourceFiles } from "../../src/content/read.ts";
import { setPreviewFiles } from "../../src/shell/site.ts";

/** The site as a module that renders single pages on request: the entry point of the build in build.ts. */

const app = createApp({ streaming: false });

/**
 * Renders a page, or a file for machines, with the given texts.
 * @param url absolute URL of the page
 * @returns the response; its status is 404 if the site has no such page
 */
export function render(url: string, files: SourceFiles) {
  setPreviewFiles(files);
  return app.render(new Request(url));
}
