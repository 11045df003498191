import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));

/** Code points of all characters in tools/fonts/characters.txt. The font files are built from this list. */
const REQUIRED = [
  ...read("tools/fonts/characters.txt")
    .toString()
    .matchAll(/^U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gm),
].flatMap(([, from = "", to = from]) => {
  const first = Number.parseInt(from, 16);
  return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, step) => first + step);
});

it.each(["ysabeau-office", "source-sans-3"])("%s contains all characters of Romanian texts", (name) => {
  const held = new Set((create(read(`src/assets/fonts/${name}.woff2`)) as Font).characterSet);
  const romanian = [..."ȘșȚțĂăÂâÎî„”–"].map((letter) => letter.codePointAt(0) ?? 0);
  const missing = [...REQUIRED, ...romanian].filter((code) => !held.has(code));
  expect(missing.map((code) => String.fromCodePoint(code))).toEqual([]);
});
