import { createServer, type ServerResponse } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import { onFreePort } from "#tools/testing/free-port.ts";
import { liveProblems } from "./live-site.ts";
import { createSiteServer } from "./site-server.ts";

const folder = folderPerTest("live-");
const SITE = {
  "index.html": "Acasă",
  "preturi-rmn.html": "835,00",
  "404.html": "404",
  "robots.txt": "User-agent: *",
};

/** Serves a small site as a host that changes its answers, and returns what the check of the site says. */
async function problemsOf(change: (response: ServerResponse) => void, served: Record<string, string> = SITE) {
  writeFiles(folder("dist"), SITE);
  const right = createSiteServer(writeFiles(folder("served"), served));
  const server = createServer((request, response) => {
    const send = response.writeHead;
    response.writeHead = ((status: number, headers: Record<string, string>) => {
      response.setHeaders(new Map(Object.entries(headers)));
      change(response);
      return send.call(response, status);
    }) as typeof send;
    right.emit("request", request, response);
  });
  const { origin, close } = onFreePort(server);
  onTestFinished(close);
  return (await liveProblems(origin, folder("dist"))).join("\n");
}

it("check:live: a host that serves the build with its headers has no problem", async () => {
  expect(await problemsOf(() => undefined)).toBe("");
});

it("check:live: an old page, a header that the host ignores and its cookie are told, each with its paths", async () => {
  const change = (response: ServerResponse) => {
    response.removeHeader("Cache-Control");
    response.setHeader("Set-Cookie", "a=1");
  };
  const said = await problemsOf(change, { ...SITE, "preturi-rmn.html": "855,00" });
  expect(said).toMatch(/Not as in .*:\n {2}\/preturi-rmn$/m);
  expect(said).toMatch(/does not send „Cache-Control: no-cache”:\n {2}\/ \/preturi-rmn$/m);
  expect(said).toContain("adds set-cookie");
});
