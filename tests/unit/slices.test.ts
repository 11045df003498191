import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import checksums from "../../docs/slices/checksums.json" with { type: "json" };
import { checksum } from "../../scripts/art/checksum.ts";
import { drawingSvg } from "../../scripts/art/drawing.ts";
import { spriteSvg } from "../../scripts/art/sprite.ts";
import { DRAWINGS } from "../../src/lib/drawings.ts";
import { REGIONS } from "../../src/lib/slices/regions.ts";
import { simplify } from "../../src/lib/slices/simplify.ts";
import { svgPath } from "../../src/lib/slices/svg.ts";
import { DRAWING, SLICE_COUNT } from "../../src/lib/slices/types.ts";

const AGAIN = "the drawings are older than their models; run npm run art and look at docs/slices";

describe.each(DRAWINGS)("the region %s", (name) => {
  const region = REGIONS[name];
  const slices = Array.from({ length: SLICE_COUNT }, (_, index) => region.slice(index));

  it("has content in every slice, twenty different ones", () => {
    for (const [index, { lines, silhouette }] of slices.entries()) {
      expect(lines.length, `slice ${index}`).toBeGreaterThan(3);
      expect(silhouette.length, `slice ${index}`).toBeGreaterThan(0);
    }
    expect(new Set(slices.map(({ lines }) => svgPath(lines))).size).toBe(SLICE_COUNT);
  });

  it("has finite points in and around the drawing, in plain data", () => {
    const far = slices.flatMap(({ lines }) =>
      lines.filter(
        ({ points }) => !points.every((value) => Math.abs(value - DRAWING.width / 2) < DRAWING.width),
      ),
    );
    expect(far).toEqual([]);
    expect(structuredClone(slices[0])).toEqual(slices[0]);
  });

  it("draws its copper structure in the still", () => {
    expect(slices[region.still]?.lines.some(({ kind }) => kind === "c1")).toBe(true);
  });

  it("names all that comes into view", () => {
    expect([...region.labels].sort()).toEqual(
      [...new Set(slices.flatMap(({ label }) => label ?? []))].sort(),
    );
  });

  it("is drawn as it was looked at: its checksum", () => {
    expect(checksum(slices), AGAIN).toBe(checksums[name]);
  });

  it("is the drawing of the cards", () => {
    const file = readFileSync(`src/assets/art/${name}.svg`, "utf8");
    expect(drawingSvg(region.slice(region.still)) === file, AGAIN).toBe(true);
  });
});

it("the sprite is made of these models and of the icons", () => {
  expect(spriteSvg() === readFileSync("src/assets/sprite.svg", "utf8"), AGAIN).toBe(true);
});

describe("svgPath", () => {
  const points = Float32Array.of(0, 0, 30, 0, 30, 30, 0, 30);

  it("runs a closed line through the middle of its sides", () => {
    expect(svgPath([{ points, closed: true }])).toBe("M0 15q0-15 15-15 15 0 15 15 0 15-15 15-15 0-15-15z");
  });

  it("keeps the ends of an open line", () => {
    expect(svgPath([{ points, closed: false }], 3)).toBe("M0 0q10 0 10 5 0 5-5 5l-5 0");
  });
});

it("simplify keeps what strays further than its tolerance", () => {
  const points = Float32Array.of(0, 0, 5, 1, 10, 0, 15, 6, 20, 0);
  expect([...simplify(points, 2)]).toEqual([0, 0, 10, 0, 15, 6, 20, 0]);
  expect([...simplify(points, 0.5)]).toEqual([...points]);
});
