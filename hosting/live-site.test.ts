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

it("check:live: a host that ignores the header rules is told, with the danger of an old price", async () => {
  const said = await problemsOf((response) => response.removeHeader("Cache-Control"));
  expect(said).toMatch(/does not apply .* to \/, \/preturi-rmn: browsers may show an old price.*mod_headers/);
});

it("check:live: an old page, a missing header and a cookie of the host are told", async () => {
  const change = (response: ServerResponse) => {
    response.removeHeader("Content-Security-Policy");
    response.setHeader("Set-Cookie", "a=1");
  };
  const said = await problemsOf(change, { ...SITE, "preturi-rmn.html": "855,00" });
  expect(said).toContain(`Not as in ${folder("dist")}: /preturi-rmn.`);
  expect(said).toContain("does not send the header Content-Security-Policy");
  expect(said).toContain("adds set-cookie");
});
