import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { DRAWINGS } from "../src/lib/drawings.ts";
import { depthIn } from "./engine/curves.ts";
import { generatedFiles } from "./generated-files.ts";
import { highlightedOutlines } from "./output/label-anchor.ts";
import { layerDrawing } from "./output/layer-drawing.ts";
import { REGIONS } from "./regions/index.ts";

/** Maximum size of a file after Brotli compression, in bytes, by the end of the file's name. */
const LIMITS: readonly (readonly [end: string, bytes: number])[] = [
  [".layers.json", 65_536],
  ["-stack.svg", 2500],
  ["places.svg", 14_000],
  ["body/upper.svg", 10_500],
  ...DRAWINGS.map((name) => [`${name}.svg`, 6000] as const),
];

describe.each(DRAWINGS)("the region %s", (name) => {
  const { still, bodies, slices } = REGIONS[name];
  const drawn = bodies.map((body) => slices(body));

  it("has a structure in copper in the layer that pages show first", () => {
    expect(drawn[0]?.[still]?.lines.some(({ kind }) => kind === "accent")).toBe(true);
  });

  it.each(drawn.flat().map((slice, index) => ({ index, slice })))(
    "layer $index highlights the structure of its label, and the leader ends inside it",
    ({ slice }) => {
      const lit = highlightedOutlines(slice);
      expect(new Set(lit.map(({ part }) => part))).toEqual(new Set(slice.named));
      const { x, y } = layerDrawing(slice).named.anchor;
      expect(depthIn(lit, x, y)).toBeGreaterThan(0);
    },
  );

  it("draws the organs of a woman only in her body, and those of a man only in his", () => {
    const [woman, man] = [
      ["uter", "ovare"],
      ["prostata", "vezicule-seminale"],
    ];
    const organs = drawn.map((body) => {
      const parts = new Set(body.flatMap(({ lines }) => lines.map(({ part }) => part)));
      return [...woman, ...man].filter((id) => parts.has(id));
    });
    expect(organs).toEqual(drawn.length > 1 ? [woman, man] : [[]]);
  });
});

it.each([...generatedFiles()])("%s is up to date with its model, and not too large", (name, text) => {
  const file = `src/assets/${name}`;
  // The texts are compared as a boolean, so that a failure does not print two drawings.
  const isNewest = existsSync(file) && readFileSync(file, "utf8") === text;
  expect(isNewest, `${file} is older than its model: run npm run art, and look at the drawing`).toBe(true);
  const limit = LIMITS.find(([end]) => file.endsWith(end))?.[1] ?? Number.POSITIVE_INFINITY;
  expect(brotliCompressSync(text).length, `bytes of ${file}, compressed`).toBeLessThanOrEqual(limit);
});
