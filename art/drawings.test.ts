import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { DRAWING } from "../src/components/SliceViewer/layer.ts";
import { BODIES, DRAWINGS } from "../src/lib/drawings.ts";
import { generatedFiles, slicesOf } from "./generated-files.ts";
import { depthIn, highlightedOutlines, LABEL_BOX, labelAnchor } from "./label-anchor.ts";
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
  const region = REGIONS[name];
  const slices = slicesOf(region, BODIES[0]);
  const [, man] = region.bodies;
  const manSlices = man && slicesOf(region, man);
  const all = [...slices, ...(manSlices ?? [])];

  it("has a structure in copper in the layer that pages show first", () => {
    expect(slices[region.still]?.lines.some(({ kind }) => kind === "accent")).toBe(true);
  });

  it.each(all.map((slice, index) => ({ index, slice })))(
    "layer $index highlights the structure of its label, and the leader ends inside it",
    ({ slice }) => {
      const lit = highlightedOutlines(slice);
      expect([...new Set(lit.map(({ part }) => part))].sort()).toEqual([...slice.named].sort());
      const { anchor, isFlipped } = labelAnchor(lit, []);
      expect(depthIn(lit, anchor.x, anchor.y)).toBeGreaterThan(0);
      // The leader starts at (x, y), the inner lower corner of the label's box. Less than 60 drawing units of
      // it may be inside a highlighted part; one point per unit is checked.
      const [x, y] = [isFlipped ? LABEL_BOX.width : DRAWING.width - LABEL_BOX.width, LABEL_BOX.height];
      const [dx, dy] = [anchor.x - x, anchor.y - y];
      const way = Math.ceil(Math.hypot(dx, dy));
      const steps = Array.from({ length: way }, (_, step) => step / way);
      expect(steps.filter((at) => depthIn(lit, x + dx * at, y + dy * at) > 0).length).toBeLessThan(60);
    },
  );

  it("draws the organs of a woman only in her body, and those of a man only in his", () => {
    const has = (id: string, body: typeof slices) =>
      body.some(({ lines }) => lines.some(({ part }) => part === id));
    const own = ["uter", "ovare", "prostata", "vezicule-seminale"];
    expect(own.map((id) => [has(id, slices), has(id, manSlices ?? [])])).toEqual(
      own.map((_, i) => [man !== undefined && i < 2, man !== undefined && i >= 2]),
    );
  });
});

it.each([...generatedFiles()])("%s is up to date with its model, and not too large", (file, text) => {
  // The texts are compared as a boolean, so that a failure does not print two drawings.
  const isNewest = existsSync(file) && readFileSync(file, "utf8") === text;
  expect(isNewest, `${file} is older than its model: run npm run art, and look at art/sheets`).toBe(true);
  const limit = LIMITS.find(([end]) => file.endsWith(end))?.[1] ?? Number.POSITIVE_INFINITY;
  expect(brotliCompressSync(text).length, `bytes of ${file}, compressed`).toBeLessThanOrEqual(limit);
});

const box = (left: number, top: number, right: number, bottom: number) => ({
  closed: true,
  points: Float32Array.of(left, top, right, top, right, bottom, left, bottom),
});

it.each([
  [50, false],
  [55, true],
])("the label moves to the left only to avoid a tall outline (%i units high)", (height, expected) => {
  const { isFlipped } = labelAnchor([box(500, 500, 700, 700)], [box(600, 200, 900, 200 + height)]);
  expect(isFlipped).toBe(expected);
});
