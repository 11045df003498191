import { createApp } from "astro/app/entrypoint";
import type { SourceFiles } from "../../src/content/read.ts";
import { setPreviewFiles } from "../../src/shell/site.ts";

/** The site as a module that renders a page when somebody looks at it: the entry of the build that build.ts makes. */

const app = createApp({ streaming: false });

/**
 * A page, or a file for machines, with these texts.
 * @param url whole address
 * @returns with status 404 where the site has none
 */
export function render(url: string, files: SourceFiles) {
  setPreviewFiles(files);
  return app.render(new Request(url));
}
