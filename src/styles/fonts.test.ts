import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { describe, expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));

const FACES = read("src/styles/fonts.css").toString().split("@font-face").slice(1);
const percent = (face: string, name: string) =>
  Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;

/** Code points of tools/fonts/characters.txt, the list the files are built from. */
const REQUIRED = [
  ...read("tools/fonts/characters.txt")
    .toString()
    .matchAll(/^U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gm),
].flatMap(([, from = "", to = from]) => {
  const first = Number.parseInt(from, 16);
  return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, step) => first + step);
});

describe.each([
  ["ysabeau-office", "Ysabeau Fallback"],
  ["source-sans-3", "Source Sans Fallback"],
])("%s", (name, fallback) => {
  const font = create(read(`src/assets/fonts/${name}.woff2`)) as Font;

  it("holds every character Romanian text needs", () => {
    const held = new Set(font.characterSet);
    const romanian = [..."ȘșȚțĂăÂâÎî„”–"].map((letter) => letter.codePointAt(0) ?? 0);
    const missing = [...REQUIRED, ...romanian].filter((code) => !held.has(code));
    expect(missing.map((code) => String.fromCodePoint(code))).toEqual([]);
  });

  it("varies over the weights the design uses", () => {
    expect(font.variationAxes).toMatchObject({ wght: { min: 400, max: 700 } });
  });

  it("has digits of one width, so that prices align", () => {
    const widths = [..."0123456789"].map((digit) => font.glyphForCodePoint(digit.charCodeAt(0)).advanceWidth);
    expect(new Set(widths).size).toBe(1);
  });

  it(`has the height of ${fallback}`, () => {
    const own = FACES.filter((face) => face.includes(`"${fallback}"`));
    expect(own.length).toBeGreaterThan(0);
    for (const face of own) {
      const size = percent(face, "size-adjust");
      expect(percent(face, "ascent-override") * size).toBeCloseTo(font.ascent / font.unitsPerEm, 2);
      expect(percent(face, "descent-override") * size).toBeCloseTo(-font.descent / font.unitsPerEm, 2);
    }
  });
});
