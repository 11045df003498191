import { chmodSync, cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { publish } from "#hosting/publish.ts";
import { folderTarget, rsyncTarget } from "#hosting/publish-targets.ts";
import { finishBuild } from "#tools/build/build-site.ts";
import { get } from "../fixtures/client.ts";
import { folderPerTest, writeFiles } from "../fixtures/folder.ts";
import { needs } from "../fixtures/needs.ts";
import { DOMAIN, serverOf, start } from "./servers.ts";

/** Number of publications. `PUBLICATIONS=50` makes a longer test. */
const PUBLICATIONS = Number(process.env.PUBLICATIONS ?? 12);
const VISITORS = 4;

const place = folderPerTest("under-load-");

/**
 * Writes a small site whose page and script contain its name.
 * @returns the HTML of the page that visitors must get
 */
async function build(name: string): Promise<string> {
  const contact = readFileSync("dist/contact.html", "utf8").replaceAll("<style>", `<style>/* ${name} */`);
  const asset = `/assets/${name}.js`;
  const page = contact.replace("</body>", `<script type="module" src="${asset}"></script></body>`);
  const pages = { "contact.html": page, "robots.txt": name };
  const folder = writeFiles(place(name), { ...pages, [asset]: name.repeat(20_000) });
  cpSync("dist/404.html", join(folder, "404.html"));
  await finishBuild(folder, "server", new Map(), `https://${DOMAIN}`);
  return readFileSync(join(folder, "contact.html"), "utf8");
}

describe.each(["nginx", "Apache"])("%s", (kind) => {
  needs("rsync", ...serverOf(kind).programs);
  it(`during ${PUBLICATIONS} publications, visitors always get a complete page of one build and its script`, {
    timeout: 120_000 + PUBLICATIONS * 10_000,
  }, async () => {
    const pages = new Map([
      [await build("a"), "a"],
      [await build("b"), "b"],
    ]);
    const site = place("site");
    mkdirSync(site);
    // Lets other users read the folder, because Debian's Apache runs as another user.
    chmodSync(place(), 0o755);
    await publish(place("a"), folderTarget(site));
    const { origin, stop } = await start(kind, site);
    let isOver = false;
    const seen: string[] = [];
    const wrong: string[] = [];
    const visitor = async () => {
      while (!isOver) {
        try {
          const { body, headers } = await get(origin, "/contact", { "accept-encoding": "br" });
          const html = headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body;
          // `pages` contains only the exact HTML of the two builds. For any other HTML the name is
          // „undefined”, and the next request fails.
          const name = `${pages.get(html.toString())}`;
          const asset = await get(origin, `/assets/${name}.js`);
          if (asset.body.toString() !== name.repeat(20_000)) throw new Error(`${name}: ${asset.status}`);
          seen.push(name);
        } catch (error) {
          wrong.push(String(error));
        }
      }
    };
    const visitors = Array.from({ length: VISITORS }, visitor);
    for (let turn = 1; turn <= PUBLICATIONS; turn++) {
      const target = turn % 4 < 2 ? folderTarget(site) : rsyncTarget(site);
      await publish(place("ab".charAt(turn % 2)), target);
    }
    isOver = true;
    await Promise.all(visitors);
    await stop();
    expect(wrong).toEqual([]);
    for (const name of pages.values())
      expect(seen.filter((one) => one === name).length).toBeGreaterThan(PUBLICATIONS);
  });
});
