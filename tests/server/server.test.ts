import { renameSync, rmSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSiteServer } from "#hosting/server.ts";
import { precompress } from "#tools/build/precompress.ts";
import { onFreePort } from "#tools/testing/free-port.ts";
import { ownFolder, writeFiles } from "../fixtures/folder.ts";
import * as client from "./client.ts";

/** What every server answers is tests/hosting; here stands what only this one promises, over a small site of its own. */

const FILLER = "<p>Rezonanța magnetică nu folosește radiații.</p>".repeat(40);
const page = (title: string) => `<!doctype html><html lang="ro"><h1>${title}</h1>${FILLER}</html>`;

const folder = ownFolder("site-");
let dist: string;
let server: ReturnType<typeof onFreePort>;
beforeEach(async () => {
  dist = writeFiles(folder("dist"), {
    "index.html": page("Acasă"),
    "servicii.html": page("Servicii"),
    "404.html": page("Oops! Page not found"),
  });
  await precompress(dist);
  server = onFreePort(createSiteServer(dist));
});
afterEach(() => server.close());

const get = (path: string, coding = "identity") =>
  client.get(client.local(server.port), path, { "accept-encoding": coding });

describe("a build while the server runs", () => {
  it("is served from the next request on, and vanishes without harm", async () => {
    writeFiles(folder("next"), { "404.html": "", "contact.html": page("Contact") });
    rmSync(dist, { recursive: true });
    expect((await get("/servicii")).status).toBe(404);
    renameSync(folder("next"), dist);
    expect((await get("/contact")).body.toString()).toBe(page("Contact"));
  });

  it("changes its tag with each page that it changes, and with no other", async () => {
    const tags = async () => [(await get("/")).headers.etag, (await get("/servicii")).headers.etag];
    const before = await tags();
    writeFiles(dist, { "servicii.html": page("Servicii noi") });
    const now = await tags();
    expect(now[0]).toBe(before[0]);
    expect(now[1]).not.toBe(before[1]);
  });
});
