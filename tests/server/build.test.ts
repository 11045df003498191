import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { precompress } from "../../tools/build/precompress.ts";
import { compareFolders } from "../../tools/build/reproducible.ts";
import { findChromium } from "../../tools/testing/chromium.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
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

it("finds every difference between two builds", () => {
  const [first, second] = [join(folder, "first"), join(folder, "second")];
  mkdirSync(join(first, "assets"), { recursive: true });
  for (const name of ["index.html", "contact.html", "assets/a.js"]) writeFileSync(join(first, name), name);
  cpSync(first, second, { recursive: true });
  expect(compareFolders(first, second)).toEqual([]);

  writeFileSync(join(second, "index.html"), "built at 12:00");
  rmSync(join(second, "contact.html"));
  writeFileSync(join(second, "assets/b.js"), "");
  expect(compareFolders(first, second)).toEqual([
    "/assets/b.js: only in the second build",
    "/contact.html: only in the first build",
    "/index.html: differs between the builds",
  ]);
});

describe("the browser for the tests", () => {
  it("is the one that a variable names, before an installed one", () => {
    const own = join(folder, "my-chromium");
    writeFileSync(own, "");
    chmodSync(own, 0o755);
    vi.stubEnv("CHROMIUM_PATH", "");
    vi.stubEnv("CHROME_PATH", own);
    expect(findChromium()).toBe(own);
  });

  it("is else the first installed one in PATH", () => {
    const installed = join(folder, "chromium");
    writeFileSync(installed, "");
    chmodSync(installed, 0o755);
    vi.stubEnv("CHROMIUM_PATH", "");
    vi.stubEnv("CHROME_PATH", "");
    vi.stubEnv("PATH", folder);
    expect(findChromium()).toBe(installed);
  });

  it("is not looked for elsewhere when the variable is wrong", () => {
    vi.stubEnv("CHROMIUM_PATH", join(folder, "missing"));
    expect(() => findChromium()).toThrow(/CHROMIUM_PATH is ".*missing", which is no program/);
  });
});
