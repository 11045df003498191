import { describe, expect, it } from "vitest";
import { SLICE_COUNT } from "../../src/slices/types.ts";
import { layerOfPass } from "../../src/slices/viewer/pass.ts";

describe.each([0, 6, SLICE_COUNT - 1])("the pass from layer %i", (still) => {
  const frames = Array.from({ length: 500 }, (_, frame) => layerOfPass(frame * 10, still));
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

  it("is over within the five seconds of WCAG 2.2.2", () => {
    expect(layerOfPass(5000, still)).toBeUndefined();
  });
});
