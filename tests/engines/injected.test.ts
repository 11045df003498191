import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createSiteServer } from "#hosting/server.ts";
import { onFreePort } from "#tools/testing/free-port.ts";
import { writeFiles } from "../fixtures/folder.ts";
import { needs } from "../fixtures/needs.ts";
import { startChromium } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/** What an attacker has brought into a page of the build, and into a script that it starts as a worker. */

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

/** Tells whether it could ask the site, and others, for something. */
const WORKER = `Promise.allSettled([fetch("/robots.txt"), fetch("${foreign.origin}/worker")])
  .then((ends) => postMessage(ends.map(({ status }) => status).join()));`;

/** A script of the site's own that takes a text for markup or code. Nothing of it may set „hit”. */
const TRUSTING = `(() => {
  window.tried = {};
  const attempt = (act) => { try { act(); } catch {} };
  document.querySelector("#injected").click();
  attempt(() => { document.querySelector("h1").innerHTML = "<img src=x onerror='hit = 1'>"; });
  attempt(() => document.body.append(Object.assign(document.createElement("script"), { text: "hit = [1]" })));
  attempt(() => eval("hit = [1]"));
  attempt(() => setTimeout("hit = [1]"));
  const policy = globalThis.trustedTypes?.createPolicy("straturi", { createScriptURL: (url) => url });
  const worker = new Worker(policy?.createScriptURL("/assets/injected.js") ?? "/assets/injected.js");
  worker.onmessage = ({ data }) => { tried.worker = data; };
  fetch("${foreign.origin}/fetch").then(() => "open", () => "blocked").then((end) => { tried.fetch = end; });
})()`;

const folder = mkdtempSync(join(tmpdir(), "injected-"));
cpSync("dist", folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
for (const page of ["contact.html", "404.html"])
  writeFiles(folder, {
    [page]: readFileSync(join(folder, page), "utf8").replace("</body>", `${INJECTED}</body>`),
  });
writeFiles(folder, { "assets/injected.js": WORKER, "assets/trusting.js": TRUSTING });
const site = onFreePort(createSiteServer(folder));
afterAll(() => {
  site.close();
  foreign.close();
  rmSync(folder, { recursive: true });
});

describe.each([
  ["Chromium", startChromium, "chromium"],
  ["Firefox", startFirefox, "firefox"],
  ["WebKit", startWebKit, "webkit"],
] as const)("%s", (_, start, program) => {
  needs(program);
  it("runs and fetches nothing that was injected, in a page, its worker or the 404 page", async () => {
    const engine = await start();
    try {
      for (const path of ["/contact", "/nu-exista"]) {
        asked.length = 0;
        await engine.open(site.origin + path, 1280);
        const tried = () => engine.run<{ worker?: string; fetch?: string }>("tried");
        await vi.waitUntil(async () => Object.keys(await tried()).length === 2, { timeout: 30_000 });
        expect(await tried()).toEqual({ worker: "rejected,rejected", fetch: "blocked" });
        expect(await engine.run("globalThis.hit ?? null")).toBeNull();
        expect(asked).toEqual([]);
        // The page's own is none of it.
        expect(await engine.run("getComputedStyle(document.querySelector('h1')).color")).not.toBe(
          "rgb(0, 0, 0)",
        );
      }
    } finally {
      await engine.close();
    }
  });
});
