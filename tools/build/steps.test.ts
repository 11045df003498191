import { chmodSync, existsSync, readFileSync, statSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { ownFolder, writeFiles } from "#tests/fixtures/folder.ts";
import { writeLicences } from "#tools/build/licences.ts";
import { precompress } from "#tools/build/precompress.ts";
import { stampFiles } from "#tools/build/stamps.ts";

const folder = ownFolder("build-");
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
