import { describe, expect, it } from "vitest";
import { LAYER_COUNT } from "#lib/layer.ts";
import { layerOfAutoplay } from "./use-autoplay.ts";

describe.each([0, 6, LAYER_COUNT - 1])("the autoplay from layer %i", (still) => {
  const frames = Array.from({ length: 500 }, (_, frame) => layerOfAutoplay(frame * 10, still));
  const layers = frames.filter((layer) => layer !== undefined);

  it("begins at the given layer, and ends at it or beside it", () => {
    expect(layers[0]).toBe(still);
    expect(Math.abs((layers.at(-1) as number) - still)).toBeLessThanOrEqual(1);
  });

  it("shows every layer, never skips one", () => {
    expect(new Set(layers).size).toBe(LAYER_COUNT);
    const steps = layers.map((layer, index) => Math.abs(layer - (layers[index - 1] ?? still)));
    expect(Math.max(...steps)).toBe(1);
  });

  it("lasts 4140 ms, under the five seconds of WCAG 2.2.2", () => {
    expect(layerOfAutoplay(4139, still)).toBeDefined();
    expect(layerOfAutoplay(4140, still)).toBeUndefined();
  });
});
