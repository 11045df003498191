import { rmSync } from "node:fs";
import { request } from "node:http";
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

it("an unknown address answers 404 with the page for it, and a page answers 200 with its policy", async () => {
  const [page, none] = await Promise.all([fetch(server.origin), fetch(`${server.origin}/nu-exista`)]);
  expect([page.status, none.status, await none.text()]).toEqual([200, 404, "404"]);
  for (const answer of [page, none]) {
    expect(answer.headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
  }
});

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

it("lists the allowed methods in the answer to another method", async () => {
  const { status, headers } = await fetch(server.origin, { method: "PUT" });
  expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

it("explains that the site must be built first", () => {
  expect(() => createSiteServer(folder("none"))).toThrow("npm run build");
});

it.each([
  ["xbrx", null],
  ["br;q=0, gzip", "gzip"],
  ["GZIP;q=0.5,\tBR;q=0.1", "br"],
])("compares whole codings: Accept-Encoding %j gets %j", async (accepted, coding) => {
  const answer = new Promise<string | undefined>((resolve, reject) =>
    request(server.origin, { headers: { "Accept-Encoding": accepted } }, (response) => {
      response.resume();
      resolve(response.headers["content-encoding"]);
    })
      .on("error", reject)
      .end(),
  );
  expect((await answer) ?? null).toBe(coding);
});
