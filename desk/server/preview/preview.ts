import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import type { SourceFiles as Files } from "#content/read/read-files.ts";
import { checked, pagesOf } from "../documents/documents.ts";
import { guarded, HOST } from "../guard.ts";
import { BUNDLE_FOLDER, filesOf } from "./bundles.ts";

export type Preview = ReturnType<typeof previewOf>;

/**
 * Renders the site's pages with texts that may be unsaved, and serves them from an origin of their own.
 * @param root folder of the project
 * @param port port of the pages
 * @param desk origin of the desk, which shows the pages in a frame
 * @param photo returns the bytes of a photograph
 */
export function previewOf(root: string, port: number, desk: string, photo: (name: string) => Buffer) {
  const origin = `http://${HOST}:${port}`;
  const policy = `default-src 'self' 'unsafe-inline' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${desk}`;
  const frameScript = `<head><script type="module" src="/preview-frame.js?desk=${encodeURIComponent(desk)}"></script>`;
  /** The texts that the pages show: the latest that had no errors. */
  let shown: Files = new Map();
  let last: Promise<unknown> = Promise.resolve();

  const pages = (): Promise<typeof import("./render-page.ts")> =>
    import(pathToFileURL(join(root, BUNDLE_FOLDER, "pages/server/entry.mjs")).href);

  const preview = {
    /** Origin of the pages. It needs no secret, because the pages show only what the site will show. */
    origin,
    /** The HTTP application for the pages; only the desk may embed them. */
    app: new Hono(),
    /** Returns the texts that the pages show; empty until `show` has received texts without errors. */
    shown: () => shown,

    /** Makes pages show these texts, unless they have errors. */
    show(files: Files) {
      if (checked(files).content) shown = files;
    },

    /** Returns the HTML of a page. */
    html(path: string) {
      const turn = last.then(async () => (await (await pages()).render(origin + path, shown)).text());
      // Pages are rendered one at a time, because they read the texts from a variable that all renders share.
      last = turn.catch(() => undefined);
      return turn;
    },
  };

  const { app } = preview;
  guarded(app, port, policy, true);
  app.get("/preview-frame.js", filesOf(root, "client"));
  // `photo` also finds uploads, because a photograph must be visible before it is saved.
  app.get("/fotografii/:name", ({ req, body }) => {
    const name = req.param("name");
    return body(new Uint8Array(photo(name)), 200, { "content-type": getMimeType(name) ?? "" });
  });
  app.get("*", filesOf(root, "pages/client"));
  app.get("*", async ({ req, html, notFound }) => {
    if (!pagesOf(shown).some(({ value }) => value === req.path)) return notFound();
    return html((await preview.html(req.path)).replace("<head>", frameScript));
  });
  return preview;
}
