import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { shortClassNames } from "../../tools/build/class-names.ts";
import { licences } from "../../tools/build/licences.ts";
import { plainImports } from "../../tools/build/plain-imports.ts";
import { precompress } from "../../tools/build/precompress.ts";
import { stampTimes } from "../../tools/build/stamps.ts";
import { ownFolder, writeFiles } from "../fixtures/folder.ts";

const folder = ownFolder("build-");
const call = (hook: unknown, argument: unknown) => (hook as (argument: unknown) => unknown)(argument);

it("a renamed plugin of Vite stops the build", () => {
  const plugins = [{ name: "native:import-analysis-build" }, { name: "other" }];
  call(plainImports().configResolved, { plugins });
  expect(plugins).toEqual([{ name: "other" }]);
  expect(() => call(plainImports().configResolved, { plugins })).toThrow("native:import-analysis-build");
});

it("a CSS Module beyond src/ stops the build, and is served in development", () => {
  const name = (isDevelopment: boolean) =>
    shortClassNames(process.cwd(), isDevelopment)("row", join(process.cwd(), "other/Row.module.css"));
  expect(() => name(false)).toThrow("Row.module.css");
  expect(name(true)).toMatch(/^row-a\d+$/);
});

it("a build without text files, packages or fonts stops", async () => {
  await expect(precompress(folder())).rejects.toThrow("nothing to compress");
  writeFiles(folder(), { "licences.json": "[]" });
  const dir = pathToFileURL(`${folder()}/`);
  expect(() => call(licences().hooks["astro:build:done"], { dir })).toThrow("no package");
});

it("compresses text, and only where that saves bytes", async () => {
  const html = "<p>rezonanță magnetică</p>".repeat(50);
  writeFiles(folder(), { "index.html": html, "robots.txt": "x", "photo.avif": html });
  await precompress(folder());
  expect(brotliDecompressSync(readFileSync(folder("index.html.br"))).toString()).toBe(html);
  expect(gunzipSync(readFileSync(folder("index.html.gz"))).toString()).toBe(html);
  for (const name of ["robots.txt.br", "photo.avif.br"]) expect(existsSync(folder(name))).toBe(false);
});

it("gives equal files equal times, in whatever build, and changed ones others", () => {
  const times = ["preț: 835", "preț: 835", "preț: 850"].map((text, index) => {
    const build = writeFiles(folder(`${index}`), { "servicii/rmn.html": text });
    stampTimes(build);
    return statSync(join(build, "servicii/rmn.html")).mtimeMs;
  });
  expect(times[0]).toBe(times[1]);
  expect(times[0]).not.toBe(times[2]);
  for (const time of times) expect(time).toBeLessThan(Date.parse("2019-01-01"));
});
