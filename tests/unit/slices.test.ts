import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import abdominal from "../../src/lib/slices/regions/abdominal.ts";
import articulatii from "../../src/lib/slices/regions/articulatii.ts";
import cerebral from "../../src/lib/slices/regions/cerebral.ts";
import coloana from "../../src/lib/slices/regions/coloana.ts";
import mamar from "../../src/lib/slices/regions/mamar.ts";
import pelvin from "../../src/lib/slices/regions/pelvin.ts";
import { svgPath } from "../../src/lib/slices/svg.ts";
import { DRAWING, SLICE_COUNT, type Slice } from "../../src/lib/slices/types.ts";

const REGIONS = { abdominal, articulatii, cerebral, coloana, mamar, pelvin };

describe.each(Object.entries(REGIONS))("the region %s", (_name, region) => {
  const slices: Slice[] = Array.from({ length: SLICE_COUNT }, (_, index) => region.slice(index));

  it("has content in every slice", () => {
    for (const [index, { lines, silhouette }] of slices.entries()) {
      expect(lines.length, `slice ${index}`).toBeGreaterThan(3);
      expect(silhouette.length, `slice ${index}`).toBeGreaterThan(0);
    }
  });

  it("has finite points in and around the drawing, in plain data", () => {
    for (const { lines } of slices)
      for (const { points } of lines) {
        expect(points.length % 2).toBe(0);
        expect(points.every((value) => Math.abs(value - DRAWING.width / 2) < DRAWING.width)).toBe(true);
      }
    expect(structuredClone(slices[0])).toEqual(slices[0]);
  });

  it("draws its copper structure in the still", () => {
    expect(slices[region.still]?.lines.some(({ kind }) => kind === "c1")).toBe(true);
  });

  it("draws twenty different slices, the same ones every time", () => {
    const drawn = slices.map(({ lines }) => createHash("sha256").update(svgPath(lines)).digest("hex"));
    expect(new Set(drawn).size).toBe(SLICE_COUNT);
    expect(svgPath(region.slice(region.still).lines)).toBe(svgPath(slices[region.still]?.lines ?? []));
  });
});
