import { rmSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CHECKSUMS, checksums } from "../../hosting/site-files.ts";
import { type Fixture, page, replaceBuild, startFixture } from "./fixture.ts";

let site: Fixture;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.close());

describe("pages", () => {
  it.each([
    ["/", "Acasă"],
    ["/servicii", "Servicii"],
    ["/servicii/rmn-cerebral", "RMN cerebral"],
    ["/servicii?sursa=pliant", "Servicii"],
    ["/%73ervicii", "Servicii"],
  ])("%s is a page in Romanian, revalidated at each visit", async (path, title) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(page(title));
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["content-language"]).toBe("ro");
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.headers.etag).toMatch(/^"[\w-]+"$/);
  });

  it.each([
    ["/servicii/", "/servicii"],
    ["/servicii/rmn-cerebral/?a=1&b=/x/?", "/servicii/rmn-cerebral?a=1&b=/x/?"],
    ["/%73ervicii/", "/servicii"],
    ["/rmn-cap?a=1", "/servicii/rmn-cerebral?a=1"],
    ["/rmn-cap/", "/servicii/rmn-cerebral"],
  ])("%s moves permanently to %s", async (path, location) => {
    const answer = await site.raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 308 /);
    expect(answer).toContain(`\r\nLocation: ${location}\r\n`);
  });
});

describe("what does not exist", () => {
  it.each([
    "/nu-exista",
    "/servicii.html",
    "/index.html",
    "/index",
    "/404",
    "/404.html",
    "/servicii.html.br",
    "/assets/app.Ab12.js.gz",
    "/assets",
    "/assets/",
    "/servicii//",
    "//servicii/",
    "//evil.com/",
    "/\\evil.com/",
    "/%2Fevil.com/",
    "/nu-exista/",
    "/robots.txt/",
    "/servicii%2Frmn-cerebral",
    "/_headers",
    "/.env",
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/assets/../../secret.txt",
  ])("%s is the 404 page with status 404", async (path) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe(page("Oops! Page not found"));
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["content-language"]).toBe("ro");
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.headers.location).toBeUndefined();
  });

  it("compresses the 404 page too", async () => {
    const answer = await site.get("/nu-exista", { "accept-encoding": "gzip, br" });
    expect(answer.status).toBe(404);
    expect(brotliDecompressSync(answer.body).toString()).toBe(page("Oops! Page not found"));
  });
});

describe("files", () => {
  it.each([
    ["/assets/app.Ab12.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
    ["/assets/plex.Cd34.woff2", "font/woff2", "public, max-age=31536000, immutable"],
    ["/assets/hero.Ef56.avif", "image/avif", "public, max-age=31536000, immutable"],
    ["/favicon.svg", "image/svg+xml; charset=utf-8", "public, max-age=3600"],
    ["/favicon.ico", "image/x-icon", "public, max-age=3600"],
    ["/robots.txt", "text/plain; charset=utf-8", "public, max-age=3600"],
    ["/sitemap.xml", "application/xml; charset=utf-8", "public, max-age=3600"],
    ["/site.webmanifest", "application/manifest+json; charset=utf-8", "public, max-age=3600"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8", "public, max-age=3600"],
  ])("%s is %s, cached as %s", async (path, type, cache) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe(type);
    expect(answer.headers["cache-control"]).toBe(cache);
    expect(answer.headers["content-language"]).toBeUndefined();
  });

  it("sends the precompressed copy that the browser accepts, else the file itself", async () => {
    const plain = await site.get("/servicii", { "accept-encoding": "br;q=0, gzip;q=0" });
    const gzip = await site.get("/servicii", { "accept-encoding": "br;q=0, gzip" });
    const brotli = await site.get("/servicii", { "accept-encoding": "gzip, deflate, br" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    for (const answer of [plain, gzip, brotli]) {
      expect(answer.headers.vary).toBe("Accept-Encoding");
      expect(answer.headers["content-length"]).toBe(String(answer.body.length));
    }
    expect(new Set([plain, gzip, brotli].map((answer) => answer.headers.etag)).size).toBe(3);
  });

  it.each(["/servicii", "/nu-exista", "/robots.txt"])(
    "HEAD %s has the headers of GET and no body",
    async (path) => {
      const get = await site.get(path);
      const head = await site.get(path, {}, "HEAD");
      const { date: _getDate, ...getHeaders } = get.headers;
      const { date: _headDate, ...headHeaders } = head.headers;
      expect(head.status).toBe(get.status);
      expect(head.body.length).toBe(0);
      expect(headHeaders).toMatchObject(getHeaders);
    },
  );

  it("answers 304 with the same caching headers to a browser that has the page", async () => {
    const first = await site.get("/servicii", { "accept-encoding": "br" });
    const tags = `"other", W/${first.headers.etag}`;
    const second = await site.get("/servicii", { "accept-encoding": "br", "if-none-match": tags });
    expect(second.status).toBe(304);
    expect(second.body.length).toBe(0);
    for (const name of ["etag", "cache-control", "vary", "content-security-policy"]) {
      expect(second.headers[name]).toBe(first.headers[name]);
    }
    const other = await site.get("/servicii", { "accept-encoding": "br", "if-none-match": '"other"' });
    expect(other.status).toBe(200);
  });

  it.each(["bytes=0-9", "bytes=-5", "bytes=500-100", "bytes=99999999-", "bytes=abc", "lines=1-2"])(
    "sends the whole file when asked for the range %s",
    async (range) => {
      const answer = await site.get("/robots.txt", { range });
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toBe("User-agent: *\n");
    },
  );
});

describe("a build while the server runs", () => {
  let own: Fixture;
  beforeEach(async () => {
    own = await startFixture();
  });
  afterEach(() => own.close());

  it("is served from the next request on", async () => {
    replaceBuild(own.dist, { "contact.html": page("Contact") });
    expect((await own.get("/contact")).body.toString()).toBe(page("Contact"));
  });

  it("keeps the assets of the build before for pages that are open", async () => {
    replaceBuild(own.dist, { "assets/app.Gh78.js": "export {}" }, ["assets/app.Ab12.js"]);
    expect((await own.get("/assets/app.Gh78.js")).status).toBe(200);
    expect((await own.get("/assets/app.Ab12.js")).status).toBe(200);
    expect((await own.get("/assets/app.Ij90.js")).status).toBe(404);
  });

  it("that vanishes, or loses a file, leaves the last whole one in service", async () => {
    rmSync(join(own.dist, "servicii.html"));
    expect((await own.get("/servicii")).body.toString()).toBe(page("Servicii"));
    rmSync(own.dist, { recursive: true });
    expect((await own.get("/servicii")).body.toString()).toBe(page("Servicii"));
  });

  it("that is only half copied is not served", async () => {
    const list = checksums(own.dist).replace(/^.*(?= {2}\.\/servicii\.html$)/m, "0".repeat(64));
    replaceBuild(own.dist, { "contact.html": page("Contact"), [CHECKSUMS]: list });
    expect((await own.get("/contact")).status).toBe(404);
    expect((await own.get("/servicii")).status).toBe(200);
  });

  it("with a damaged compressed copy serves the file itself", async () => {
    replaceBuild(own.dist, { "servicii.html.br": "no Brotli at all" });
    const answer = await own.get("/servicii", { "accept-encoding": "br" });
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.body.toString()).toBe(page("Servicii"));
  });
});
