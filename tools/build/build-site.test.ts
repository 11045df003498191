import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import { finishBuild } from "./build-site.ts";

const folder = folderPerTest("build-");
const read = (file: string) => readFileSync(folder(file));
const PAGE = `<!doctype html><html lang="ro"><head><meta charset="utf-8"><title>${"a".repeat(2000)}</title>`;

it("a finished build has a policy in each page, a redirect at each former address, and true compressed copies", async () => {
  writeFiles(folder(), { "index.html": PAGE, "404.html": PAGE });
  const moved = new Map([["/rmn-cap", "/servicii/rmn-cerebral"]]);
  await finishBuild(folder(), "server", moved, "https://www.clinica.ro");
  for (const page of ["index.html", "404.html", "rmn-cap.html"])
    expect(`${read(page)}`).toContain('<meta http-equiv="Content-Security-Policy"');
  expect(`${read("rmn-cap.html")}`).toContain('content="0; url=/servicii/rmn-cerebral"');
  expect(brotliDecompressSync(read("index.html.br"))).toEqual(read("index.html"));
  expect(gunzipSync(read("index.html.gz"))).toEqual(read("index.html"));
});

it("a former address that is the address of a page stops the build, and the page stays", async () => {
  writeFiles(folder(), { "index.html": PAGE });
  const moved = new Map([["/index", "/contact"]]);
  await expect(finishBuild(folder(), "server", moved, "https://www.clinica.ro")).rejects.toThrow(
    /index\.html/,
  );
  expect(`${read("index.html")}`).toBe(PAGE);
});
