import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createSiteServer } from "#hosting/site-server.ts";
import { onFreePort } from "#tools/testing/free-port.ts";
import { copyBuild, writeFiles } from "../fixtures/folder.ts";
import { needs } from "../fixtures/needs.ts";
import { startChromium } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/**
 * Tests that the Content-Security-Policy blocks code that an attacker injects into a page, or into strings
 * that the site's scripts use.
 */

const asked: string[] = [];
const foreign = onFreePort(
  createServer(({ url = "" }, response) => {
    asked.push(url);
    response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end();
  }),
);

const INJECTED = `<script>window.hit = ["inline script"]</script>
<button id="injected" onclick="hit = ['handler']">x</button>
<img src="${foreign.origin}/image"><iframe src="${foreign.origin}/frame"></iframe>
<link rel="stylesheet" href="${foreign.origin}/style"><script src="${foreign.origin}/script"></script>
<script src="/assets/trusting.js"></script>`;

/** A script that tries to use strings as markup or code. None of its attempts may set the global „hit”. */
const TRUSTING = `document.querySelector("#injected").click();
for (const attempt of [
  () => { document.querySelector("h1").innerHTML = "<img src=x onerror='hit = 1'>"; },
  () => document.body.append(Object.assign(document.createElement("script"), { text: "hit = [1]" })),
  () => eval("hit = [1]"),
  () => setTimeout("hit = [1]"),
]) try { attempt(); } catch {}
const worker = new Promise((resolve) => {
  try {
    const own = new Worker("/assets/injected.js");
    own.onmessage = () => resolve("a worker ran");
    own.onerror = () => resolve("refused");
  } catch { resolve("refused"); }
});
const fetched = fetch("${foreign.origin}/fetch").then(() => "something was fetched", () => "refused");
Promise.all([worker, fetched]).then((ends) => { window.tried = ends; });`;

const folder = copyBuild();
for (const page of ["contact.html", "404.html"]) {
  const html = readFileSync(join(folder, page), "utf8");
  writeFiles(folder, { [page]: html.replace("</body>", `${INJECTED}</body>`) });
}
writeFiles(folder, { "assets/injected.js": "postMessage(1)", "assets/trusting.js": TRUSTING });
const site = onFreePort(createSiteServer(folder));
afterAll(() => {
  site.close();
  foreign.close();
});

describe.each([
  ["Chromium", startChromium, []],
  ["Firefox", startFirefox, ["firefox"]],
  ["WebKit", startWebKit, ["webkit"]],
] as const)("%s", (_, start, programs) => {
  needs(...programs);
  it("neither runs nor fetches injected code in a page, a worker or the 404 page", async () => {
    const engine = await start();
    try {
      for (const path of ["/contact", "/nu-exista"]) {
        asked.length = 0;
        await engine.open(site.origin + path, 1280);
        const tried = await vi.waitUntil(() => engine.run("window.tried"), { timeout: 30_000 });
        expect(tried).toEqual(["refused", "refused"]);
        expect(await engine.run("globalThis.hit ?? null")).toBeNull();
        expect(asked).toEqual([]);
        // The heading must have the colour of the site's own styles, which the policy must allow.
        expect(await engine.run("getComputedStyle(document.querySelector('h1')).color")).not.toBe(
          "rgb(0, 0, 0)",
        );
      }
    } finally {
      await engine.close();
    }
  });
});
