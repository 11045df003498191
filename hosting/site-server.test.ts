import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import { onFreePort } from "#tools/testing/free-port.ts";
import { createSiteServer } from "./site-server.ts";

/** Tests our own server with a small site; tests/hosting checks the responses of all servers. */

const folder = folderPerTest("serve-");
const SITE = { "404.html": "404", "index.html": "Acasă", "index.html.br": "br", "index.html.gz": "gzip" };
let server: ReturnType<typeof onFreePort>;
beforeEach(() => {
  writeFiles(folder("dist"), SITE);
  server = onFreePort(createSiteServer(folder("dist")));
});
afterEach(() => server.close());

it("serves a new build at the next request, with new ETags for changed files, and survives a missing build", async () => {
  const ask = async (path: string) => {
    const answer = await fetch(server.origin + path);
    return [answer.headers.get("etag"), await answer.text()];
  };
  writeFiles(folder("dist"), { "contact.html": "Contact" });
  const [tag] = await ask("/contact");
  rmSync(folder("dist"), { recursive: true });
  expect((await fetch(server.origin)).status).toBe(404);
  writeFiles(folder("dist"), { ...SITE, "contact.html": "Contact nou" });
  expect(await ask("/contact")).toEqual([expect.not.stringMatching(`${tag}`), "Contact nou"]);
  expect(await ask("/contact/")).toEqual(await ask("/contact"));
});

it("explains that the site must be built first", () => {
  expect(() => createSiteServer(folder("none"))).toThrow("npm run build");
});
