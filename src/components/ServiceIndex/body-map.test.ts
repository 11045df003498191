import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import regions from "#assets/art/regions.json" with { type: "json" };
import { DRAWINGS } from "#lib/drawings.ts";

const css = readFileSync(new URL("BodyMap.module.css", import.meta.url), "utf8");

/** Largest distance between the copper plane and the middle of its region, in units of the map. */
const TOLERANCE = 10;

// The style sheet repeats names and heights of regions, because pages must not contain `style` attributes.
it.each(DRAWINGS)("the plane of the body map and the rows of the list have rules for %s", (region) => {
  const [, own] = new RegExp(`"${region}"\\]:is\\([^{]*{\\s*--plane-y: (\\d+);`).exec(css) ?? [];
  // While nothing is hovered, the plane is at the region of the first drawing, the head.
  const [, initial] = /--plane-y: (\d+);/.exec(css) ?? [];
  const planeY = Number(region === DRAWINGS[0] ? initial : own);
  expect(Math.abs(planeY - regions[region].spot.cy)).toBeLessThanOrEqual(TOLERANCE);
  expect(css).toContain(`&:has(a[data-region="${region}"]:hover) li[data-region="${region}"]`);
});
