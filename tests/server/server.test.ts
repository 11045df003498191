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

/** What every server answers is tests/hosting; here stands what only this one promises, over a small site of its own. */

describe("files", () => {
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

  it("compresses the 404 page too", async () => {
    const answer = await site.get("/nu-exista", { "accept-encoding": "gzip, br" });
    expect(answer.status).toBe(404);
    expect(brotliDecompressSync(answer.body).toString()).toBe(page("Oops! Page not found"));
  });
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
