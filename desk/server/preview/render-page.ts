import { createApp } from "astro/app/entrypoint";
import type { SourceFiles } from "#content/read/read-files.ts";
import { setPreviewFiles } from "#content/site.ts";

/**
 * The entry point of the build in build-bundles.ts. The built module renders single pages of the site on
 * request.
 */

const app = createApp({ streaming: false });

/**
 * Renders a page, or another file that a route of the site creates, with the given texts.
 * @param url absolute URL of the page
 * @returns the response; its status is 404 if the site has no such page
 */
export function render(url: string, files: SourceFiles) {
  setPreviewFiles(files);
  return app.render(new Request(url));
}
