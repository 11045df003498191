import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listFiles } from "#hosting/built-files.ts";
import { CACHE, fileHeaders, POLICIES, publicPath, SECURITY_HEADERS } from "#hosting/rules.ts";
import { createSiteServer } from "#hosting/site-server.ts";
import { onFreePort } from "#tools/testing/free-port.ts";
import { isInstalled } from "#tools/testing/programs.ts";
import { get } from "../fixtures/client.ts";
import { writeFiles } from "../fixtures/folder.ts";
import { needs } from "../fixtures/needs.ts";
import { startApache } from "./apache.ts";

/** Tests HTTP answers. The same tests run against our own server and against Apache with `.htaccess`. */

const around = mkdtempSync(join(tmpdir(), "table-"));
// Lets other users read the copy of the build, because Debian's Apache runs as another user.
chmodSync(around, 0o755);
afterAll(() => rmSync(around, { recursive: true }));
const DIST = join(around, "dist");
cpSync("dist", DIST, { recursive: true });
writeFiles(around, { "secret.txt": "SECRET" });

const publicFiles = listFiles(DIST).flatMap((file) => {
  const path = publicPath(file);
  return path ? { path, file } : [];
});
/** `Accept-Encoding` headers, each with the suffix of the compressed file that the server should send. */
const CODINGS = { "br;q=0, gzip;q=0": "", gzip: ".gz", "gzip, deflate, br, zstd": ".br" };
const NAMES: Record<string, string> = { ".br": "br", ".gz": "gzip" };
const content = (file: string) => readFileSync(DIST + file);

describe.each([
  ["our server", [], () => onFreePort(createSiteServer(DIST))],
  ["Apache", ["apache"], () => startApache(DIST)],
] as const)("%s", (_, programs, start) => {
  needs(...programs);
  let server: Awaited<ReturnType<typeof start>>;
  let origin: URL;
  beforeAll(async () => {
    if (!programs.every(isInstalled)) return;
    server = await start();
    origin = new URL(server.origin);
  });
  afterAll(() => server?.close());

  /**
   * Expects the headers that all files have, and those of `own`. A header with the value undefined must be
   * missing.
   */
  function expectHeaders(headers: Readonly<Record<string, unknown>>, own: object): void {
    const all = { ...SECURITY_HEADERS, ...own };
    for (const [name, value] of Object.entries(all)) expect(headers[name.toLowerCase()], name).toEqual(value);
    // A cookie could track visitors, and x-powered-by names the server's software.
    for (const name of ["set-cookie", "x-powered-by"]) expect(headers[name], name).toBeUndefined();
    // No server except Apache may send its version. The site's `.htaccess` cannot hide the version of Apache.
    expect(headers.server ?? "").not.toMatch(/^(?!Apache).*\d/);
  }

  it.each(publicFiles)(
    "$path has the headers of its file type and the compressed copy of the build",
    async ({ path, file }) => {
      const { Vary, ...own } = fileHeaders(file);
      for (const [accepted, ending] of Object.entries(CODINGS)) {
        const copy = existsSync(DIST + file + ending) ? ending : "";
        const { status, headers, body } = await get(origin, path, { "accept-encoding": accepted });
        expect(status).toBe(200);
        expect(
          body.equals(content(file + copy)),
          `${path} differs from what was built, for ${accepted}`,
        ).toBe(true);
        expectHeaders(headers, { ...own, ETag: expect.any(String), "Content-Encoding": NAMES[copy] });
        // Without `Vary` a cache could send the compressed file to a browser that cannot decompress it.
        if (copy) expect(headers.vary).toBe(Vary);
      }
    },
  );

  it("answers 304 to a browser that has the page", async () => {
    const visit = (more = {}) => get(origin, "/contact", { "accept-encoding": "br", ...more });
    const { etag = "" } = (await visit()).headers;
    const { status, headers } = await visit({ "if-none-match": etag });
    expect(status).toBe(304);
    expect(headers["cache-control"]).toBe(CACHE.page);
  });

  it.each([
    ["contact", "/contact/"],
    ["legal/gdpr", "/legal/gdpr/?a=1"],
    ["contact", "/%63ontact"],
    // A person may type an address from paper with capitals, or with the punctuation after it.
    ["contact", "/CONTACT"],
    ["contact", "/contact)."],
    ["legal/gdpr", "/Legal/GDPR%20"],
  ])("the page %s is shown at %s without a redirect", async (page, path) => {
    const { status, headers, body } = await get(origin, path);
    expect(status).toBe(200);
    expect(body.equals(content(`/${page}.html`)), `${path} shows something else than ${page}`).toBe(true);
    expectHeaders(headers, fileHeaders("/contact.html"));
  });

  const MISSING = [
    ["no page", "/nu-exista /nu-exista/ /assets/nu.js /%ff"],
    ["a page under its file's name", "/servicii.html /index.html /index /404 /servicii.html.br"],
    ["a folder", "/assets/ /legal/gdpr/x"],
    ["a file that only the host reads", "/_site.json /_headers /.env"],
    ["a way to another site", "//evil.example/"],
  ] as const;
  it.each(MISSING.flatMap(([what, paths]) => paths.split(" ").map((path) => ({ what, path }))))(
    "$path ($what) shows the 404 page",
    async ({ path }) => {
      const { status, headers, body } = await get(origin, path);
      expect(status).toBe(404);
      expect(headers.location).toBeUndefined();
      expect(body.equals(content("/404.html")), `${path} shows something else than the 404 page`).toBe(true);
      expectHeaders(headers, {
        "Cache-Control": CACHE.page,
        "Content-Security-Policy": POLICIES.page,
        "Content-Type": fileHeaders("/404.html")["Content-Type"],
      });
    },
  );

  it.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/../../secret.txt",
    "/.htaccess",
  ])("%s returns no file outside the site", async (path) => {
    const { status, body } = await get(origin, path);
    // Apache refuses some of these paths with 400 or 403.
    expect([400, 403, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/SECRET|Rewrite/);
  });

  it("PUT is refused with 405", async () => {
    expect((await get(origin, "/contact", {}, "PUT")).status).toBe(405);
  });
});
