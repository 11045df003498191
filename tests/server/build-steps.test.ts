import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { shortClassNames } from "../../tools/build/class-names.ts";
import { licences } from "../../tools/build/licences.ts";
import { plainImports } from "../../tools/build/plain-imports.ts";
import { precompress } from "../../tools/build/precompress.ts";

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
  const folder = mkdtempSync(join(tmpdir(), "steps-"));
  try {
    await expect(precompress(folder)).rejects.toThrow("nothing to compress");
    writeFileSync(join(folder, "licences.json"), "[]");
    const dir = pathToFileURL(`${folder}/`);
    expect(() => call(licences().hooks["astro:build:done"], { dir })).toThrow("no package");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
