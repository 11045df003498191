import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { depthIn, labelAnchor, litContours } from "#slices/label-anchor.ts";
import { DRAWINGS } from "#slices/regions/index.ts";
import { REGIONS } from "#slices/regions.ts";
import { BODIES, SLICE_COUNT } from "#slices/types.ts";
import { layerOfAutoplay } from "#slices/viewer/autoplay.ts";
import { boxData, checksum, drawingSvg, stackSvg } from "#tools/art/drawing.ts";
import { spriteSvg } from "#tools/art/sprite.ts";
import checksums from "../../docs/slices/checksums.json" with { type: "json" };

const AGAIN = "the drawings are older than their models; run npm run art and look at docs/slices";

describe.each(DRAWINGS)("the region %s", (name) => {
  const region = REGIONS[name];
  const slicesOf = (body = BODIES[0] as (typeof BODIES)[number]) =>
    Array.from({ length: SLICE_COUNT }, (_, index) => region.slice(index, body));
  const slices = slicesOf();
  const [, man] = region.bodies;
  const manSlices = man && slicesOf(man);
  const all = [...slices, ...(manSlices ?? [])];

  it("draws its copper structure in the still", () => {
    expect(slices[region.still]?.lines.some(({ kind }) => kind === "accent")).toBe(true);
  });

  it.each(all.map((slice, index) => ({ index, slice })))(
    "lights what layer $index names, and leads to it",
    ({ slice }) => {
      const lit = litContours(slice);
      expect([...new Set(lit.map(({ part }) => part))].sort()).toEqual([...slice.named].sort());
      const { anchor, isFlipped } = labelAnchor(lit, []);
      expect(depthIn(lit, anchor.x, anchor.y)).toBeGreaterThan(0);
      // From its word the leader meets nothing lit but its own end.
      const [x, y] = [isFlipped ? 360 : 840, 90];
      const [dx, dy] = [anchor.x - x, anchor.y - y];
      const way = Math.ceil(Math.hypot(dx, dy));
      const steps = Array.from({ length: way }, (_, step) => step / way);
      expect(steps.filter((at) => depthIn(lit, x + dx * at, y + dy * at) > 0).length).toBeLessThan(60);
    },
  );

  it("shows what a woman has, or what a man has, each in a body of its own", () => {
    const has = (id: string, body: typeof slices) =>
      body.some(({ lines }) => lines.some(({ part }) => part === id));
    const own = ["uter", "ovare", "prostata", "vezicule-seminale"];
    expect(own.map((id) => [has(id, slices), has(id, manSlices ?? [])])).toEqual(
      own.map((_, i) => [man !== undefined && i < 2, man !== undefined && i >= 2]),
    );
  });

  it("is drawn as it was looked at: its checksum", () => {
    const sheets: Record<string, string> = checksums;
    expect([checksum(slices), manSlices && checksum(manSlices)], AGAIN).toEqual([
      sheets[name],
      sheets[`${name}-${man}`],
    ]);
  });

  it("is the film of the page, its stack and what the page says of it", () => {
    const read = (file: string) => readFileSync(`src/assets/art/${file}`, "utf8");
    expect(drawingSvg(region.slice(region.still)) === read(`${name}.svg`), AGAIN).toBe(true);
    expect(stackSvg(slices, region.still) === read(`${name}-stack.svg`), AGAIN).toBe(true);
    expect(JSON.parse(read("boxes.json"))[name], AGAIN).toEqual(
      JSON.parse(JSON.stringify(boxData(region, slices, manSlices))),
    );
    expect(brotliCompressSync(read(`${name}.svg`)).length).toBeLessThanOrEqual(6000);
    expect(brotliCompressSync(read(`${name}-stack.svg`)).length).toBeLessThanOrEqual(2500);
  });
});

it("the sprite is made of these models and of the icons", () => {
  expect(spriteSvg() === readFileSync("src/assets/sprite.svg", "utf8"), AGAIN).toBe(true);
});

describe.each([0, 6, SLICE_COUNT - 1])("the autoplay from layer %i", (still) => {
  const frames = Array.from({ length: 500 }, (_, frame) => layerOfAutoplay(frame * 10, still));
  const layers = frames.filter((layer) => layer !== undefined);

  it("begins and ends at the still", () => {
    expect(layers[0]).toBe(still);
    expect(Math.abs((layers.at(-1) as number) - still)).toBeLessThanOrEqual(1);
  });

  it("shows every layer, never skips one", () => {
    expect(new Set(layers).size).toBe(SLICE_COUNT);
    const steps = layers.map((layer, index) => Math.abs(layer - (layers[index - 1] ?? still)));
    expect(Math.max(...steps)).toBe(1);
  });

  it("lasts 4140 ms, under the five seconds of WCAG 2.2.2", () => {
    expect(layerOfAutoplay(4139, still)).toBeDefined();
    expect(layerOfAutoplay(4140, still)).toBeUndefined();
  });
});

const box = (left: number, top: number, right: number, bottom: number) => ({
  closed: true,
  points: Float32Array.of(left, top, right, top, right, bottom, left, bottom),
});

it.each([
  [50, false],
  [55, true],
])("the leader changes its side only where it crosses clearly less there (%i units)", (height, expected) => {
  const { isFlipped } = labelAnchor([box(500, 500, 700, 700)], [box(600, 200, 900, 200 + height)]);
  expect(isFlipped).toBe(expected);
});
