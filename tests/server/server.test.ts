import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CHECKSUMS, checksums } from "../../hosting/site-files.ts";
import { type Fixture, page, replaceBuild, startFixture } from "./fixture.ts";

/** What every server answers is tests/hosting; here stands what only this one promises, over a small site of its own. */

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
