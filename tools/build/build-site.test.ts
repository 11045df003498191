import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import { finishBuild } from "./build-site.ts";

const folder = folderPerTest("build-");
const read = (file: string) => readFileSync(folder(file));
const PAGE = `<!doctype html><html lang="ro"><head><meta charset="utf-8"><title>${"a".repeat(2000)}</title>`;

it("a finished build has a policy in each page, also in a redirect, and true compressed copies", async () => {
  const redirect =
    '<!doctype html><title>Redirecting to: /contact</title><meta http-equiv="refresh" content="0;url=/contact">';
  writeFiles(folder(), { "index.html": PAGE, "404.html": PAGE, "rmn-cap.html": redirect });
  await finishBuild(folder(), "server");
  for (const page of ["index.html", "404.html", "rmn-cap.html"])
    expect(`${read(page)}`).toContain('<meta http-equiv="Content-Security-Policy"');
  expect(brotliDecompressSync(read("index.html.br"))).toEqual(read("index.html"));
  expect(gunzipSync(read("index.html.gz"))).toEqual(read("index.html"));
});
