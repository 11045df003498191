import { chmodSync, existsSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { shortClassNames } from "#tools/build/class-names.ts";
import { splitStyles } from "#tools/build/deferred-styles.ts";
import { writeLicences } from "#tools/build/licences.ts";
import { plainImports } from "#tools/build/plain-imports.ts";
import { precompress } from "#tools/build/precompress.ts";
import { stampFiles } from "#tools/build/stamps.ts";
import { ownFolder, writeFiles } from "../fixtures/folder.ts";

const folder = ownFolder("build-");
const call = (hook: unknown, argument: unknown) => (hook as (argument: unknown) => unknown)(argument);

it("a renamed plugin of Vite stops the build", () => {
  const plugins = [{ name: "native:import-analysis-build" }, { name: "other" }];
  call(plainImports().configResolved, { plugins });
  expect(plugins).toEqual([{ name: "other" }]);
  expect(() => call(plainImports().configResolved, { plugins })).toThrow("native:import-analysis-build");
});

it("a class is called by a letter and a number, never as ad blockers look for; beyond src/ the build stops", () => {
  const nameIn = shortClassNames(process.cwd());
  expect(nameIn("row", resolve("src/components/Pill.module.css"))).toMatch(/^a\d+$/);
  expect(() => nameIn("row", resolve("other/Row.module.css"))).toThrow("Row.module.css");
});

it("a build without packages or fonts stops", () => {
  writeFiles(folder(), { "licences.json": "[]" });
  expect(() => writeLicences(folder())).toThrow("no package");
});

it("compresses text, and only where that saves bytes", async () => {
  const html = "<p>rezonanță magnetică</p>".repeat(50);
  writeFiles(folder(), { "index.html": html, "robots.txt": "x", "photo.avif": html });
  await precompress(folder());
  expect(brotliDecompressSync(readFileSync(folder("index.html.br"))).toString()).toBe(html);
  expect(gunzipSync(readFileSync(folder("index.html.gz"))).toString()).toBe(html);
  for (const name of ["robots.txt.br", "photo.avif.br"]) expect(existsSync(folder(name))).toBe(false);
});

it("may be read by a server, whatever the umask of who built it", () => {
  const modes = ["", "servicii", "servicii/rmn.html"];
  writeFiles(folder(), { "servicii/rmn.html": "" });
  for (const name of modes) chmodSync(folder(name), 0o700);
  stampFiles(folder());
  expect(modes.map((name) => statSync(folder(name)).mode & 0o777)).toEqual([0o755, 0o755, 0o644]);
});

it("a page keeps one style, of its first screen, and links the rest where that ends", () => {
  const page = (head: string, end = "") =>
    `<html><head>${head}</head><body><h1 class="a">x</h1>${end}<footer class=b></footer></body></html>`;
  const addressOf = (css: string) => {
    expect(css).toContain(".b{top:0}");
    return "/deferred.css";
  };
  const styled = page("<style>@layer x;</style><title>T</title><style>.a{margin:0}.b{top:0}</style>");
  expect(splitStyles(styled, "/index.html", addressOf)).toBe(
    page(
      "<style>@layer x;.a{margin:0}</style><title>T</title>",
      '<link rel="stylesheet" href="/deferred.css">',
    ),
  );
  const unknown = [page(""), styled.replace("<footer", "<p"), styled.replace("<style>", "<style data-x>")];
  for (const html of unknown)
    expect(() => splitStyles(html, "/index.html", addressOf), html).toThrow("/index.html");
});
