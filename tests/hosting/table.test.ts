import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listFiles } from "#hosting/built-files.ts";
import { CACHE, fileHeaders, HTTPS_HEADERS, POLICIES, publicPath, SECURITY_HEADERS } from "#hosting/rules.ts";
import { finishBuild } from "#tools/build/build-site.ts";
import { stampFiles } from "#tools/build/stamps.ts";
import { freePort } from "#tools/testing/free-port.ts";
import { isInstalled } from "#tools/testing/programs.ts";
import { acceptsTls, get, raw } from "../fixtures/client.ts";
import { copyBuild, writeFiles } from "../fixtures/folder.ts";
import { needs } from "../fixtures/needs.ts";
import { DOMAIN, PUBLIC_SITE, type Running, SERVERS, start } from "./servers.ts";

/** Tests HTTP answers. The same tests run against each server that the site supports. */

const DIST = copyBuild();
await finishBuild(DIST, "server", new Map(), `https://${DOMAIN}`);
writeFiles(DIST, { "../secret.txt": "SECRET" });

const publicFiles = listFiles(DIST).flatMap((file) => {
  const path = publicPath(file);
  return path ? { path, file } : [];
});
/** `Accept-Encoding` headers, each with the suffix of the compressed file that the server should send. */
const CODINGS = { "br;q=0, gzip;q=0": "", gzip: ".gz", "gzip, deflate, br, zstd": ".br" };
const NAMES: Record<string, string> = { ".br": "br", ".gz": "gzip" };
const content = (file: string) => readFileSync(DIST + file);
const HOST = PUBLIC_SITE?.hostname ?? DOMAIN;
const SECOND_NAME = HOST.startsWith("www.") ? HOST.slice(4) : `www.${HOST}`;

if (!PUBLIC_SITE)
  it("npm run check:live runs only this test file, against the given address", async () => {
    const words = ["tools/tasks/check-live.ts", `https://localhost:${await freePort()}`];
    const { status, stdout } = spawnSync(process.execPath, words, { encoding: "utf8" });
    expect(status).toBe(1);
    expect(new Set(stdout.match(/[\w/]+\.test\.ts/g))).toEqual(new Set(["tests/hosting/table.test.ts"]));
  });

describe.each(Object.entries(SERVERS))("%s", (name, { programs, isEncrypted }) => {
  needs(...programs);
  let running: Running;
  beforeAll(async () => {
    if (programs.every(isInstalled)) running = await start(name, DIST);
  });
  afterAll(() => running?.stop());

  /**
   * Expects the headers that all files have, and those of `own`. A header with the value undefined must be
   * missing.
   */
  function expectHeaders(headers: Readonly<Record<string, unknown>>, own: object): void {
    const all = { ...SECURITY_HEADERS, ...(isEncrypted && HTTPS_HEADERS), ...own };
    for (const [name, value] of Object.entries(all)) expect(headers[name.toLowerCase()], name).toEqual(value);
    // set-cookie, nel and report-to could track visitors, and x-powered-by names the server's software.
    // last-modified would be a false date: tools/build/stamps.ts computes the times of files from their
    // content.
    for (const name of ["set-cookie", "nel", "report-to", "x-powered-by", "last-modified"])
      expect(headers[name], name).toBeUndefined();
    // No server except Apache may send its version. The site's `.htaccess` cannot hide the version of Apache.
    expect(headers.server ?? "").not.toMatch(/^(?!Apache).*\d/);
  }

  it.each(publicFiles)(
    "$path has the headers of its file type and the compressed copy of the build",
    async ({ path, file }) => {
      const { Vary, ...own } = fileHeaders(file);
      for (const [accepted, ending] of Object.entries(CODINGS)) {
        const copy = existsSync(DIST + file + ending) ? ending : "";
        const { status, headers, body } = await get(running.origin, path, { "accept-encoding": accepted });
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

  it("answers 304 to a browser that has the page, also after another build of the same content", async () => {
    const visit = (more = {}) => get(running.origin, "/contact", { "accept-encoding": "br", ...more });
    const { etag = "" } = (await visit()).headers;
    for (const name of ["contact.html", "contact.html.br"]) utimesSync(join(DIST, name), 1e9, 1e9);
    stampFiles(DIST);
    const { status, headers } = await visit({ "if-none-match": etag });
    expect(status).toBe(304);
    expect(headers["cache-control"]).toBe(CACHE.page);
  });

  it("ignores If-Modified-Since and sends the page", async () => {
    const since = { "if-modified-since": new Date().toUTCString() };
    expect((await get(running.origin, "/contact", since)).status).toBe(200);
  });

  it.each(["/contact/", "/legal/gdpr/?a=1", "/%63ontact", "/contact?a=%00"])(
    "%s shows its page without a redirect",
    async (path) => {
      const [page = ""] = /(contact|legal\/gdpr)$/.exec(decodeURI(path).replace(/\/?(\?.*)?$/, "")) ?? [];
      const { status, headers, body } = await get(running.origin, path);
      expect(status).toBe(200);
      expect(body.equals(content(`/${page}.html`)), `${path} shows something else than ${page}`).toBe(true);
      expectHeaders(headers, fileHeaders("/contact.html"));
    },
  );

  const MISSING = [
    ["no page", "/nu-exista /nu-exista/ /Servicii /assets/nu.js /contact;x /%ff"],
    ["a page under its file's name", "/servicii.html /index.html /index /404 /404.html /servicii.html.br"],
    ["a folder", "/assets /assets/ /legal/gdpr/x"],
    ["a file that only the host reads", "/_site.json /_incoming/file /_nginx.conf /.env /.git/config"],
    ["a way to another site", "//evil.example/ /%252e%252e/secret.txt"],
  ] as const;
  it.each(MISSING.flatMap(([what, paths]) => paths.split(" ").map((path) => ({ what, path }))))(
    "$path ($what) shows the 404 page",
    async ({ path }) => {
      const { status, headers, body } = await get(running.origin, path);
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
    const { status, body } = await get(running.origin, path);
    // nginx and Apache refuse some of these paths with 400 or 403.
    expect([400, 403, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/SECRET|Rewrite/);
  });

  it.each(["PUT", "DELETE", "PATCH"])("%s is refused with 405", async (method) => {
    expect((await get(running.origin, "/contact", {}, method)).status).toBe(405);
  });

  if (!isEncrypted) return;
  /** Adds the port of this server for HTTP or HTTPS to an address. */
  const at = (address: string) => {
    const { port } = address.startsWith("https:") ? running.origin : running.plain;
    return Object.assign(new URL(address), { port });
  };

  it.each([
    [`http://${HOST}`, HOST],
    [`https://${SECOND_NAME}`, HOST],
    // A request to the second name over HTTP is first redirected to HTTPS with the same name.
    [`http://${SECOND_NAME}`, SECOND_NAME],
  ])("redirects from %s to https://%s", async (address, to) => {
    const { status, headers } = await get(at(address), "/contact?a=1");
    expect([301, 302, 307, 308]).toContain(status);
    expect(headers.location).toBe(`https://${to}/contact?a=1`);
  });

  it.skipIf(PUBLIC_SITE).each(["http://evil.test", "https://evil.test", `https://${DOMAIN}`])(
    "closes a connection to %s without an answer if the Host header has a foreign name",
    async (address) => {
      const request = "GET / HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n";
      expect(await raw(at(address), request)).toBe("");
    },
  );

  it("accepts only TLS 1.2 and later", async () => {
    const versions = ["TLSv1.1", "TLSv1.2", "TLSv1.3"] as const;
    const spoken = versions.map((version) => acceptsTls(running.origin, version));
    expect(await Promise.all(spoken)).toEqual([false, true, true]);
  });
});
