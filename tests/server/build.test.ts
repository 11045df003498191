import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { precompress } from "../../tools/build/precompress.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it("compresses text, and only where that saves bytes", async () => {
  const html = "<p>rezonanță magnetică</p>".repeat(50);
  for (const [name, content] of Object.entries({
    "index.html": html,
    "robots.txt": "x",
    "photo.avif": html,
  })) {
    writeFileSync(join(folder, name), content);
  }
  await precompress(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, "index.html.br"))).toString()).toBe(html);
  expect(gunzipSync(readFileSync(join(folder, "index.html.gz"))).toString()).toBe(html);
  for (const name of ["robots.txt.br", "photo.avif.br"]) expect(existsSync(join(folder, name))).toBe(false);
});
