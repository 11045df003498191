import { bakeGround } from "./ground.ts";
import { STAR_SIZE } from "./layout.ts";
import { createPainter } from "./paint.ts";
import { PLACED_SIZE, placeStars } from "./place.ts";
import type { Stage } from "./stage.ts";

/** The animation at one size: draws any moment into the same pixels. */
export interface Picture {
  readonly stage: Stage;
  /** One opaque pixel per element, row by row, as in an ImageData. */
  readonly pixels: Uint32Array<ArrayBuffer>;
  /** Fills `pixels` with the frame at a playhead of 0..1, without allocating. */
  draw(playhead: number): void;
}

/** Allocates and bakes everything that the frames of this size need. */
export function createPicture(stars: Float32Array, stage: Stage): Picture {
  const pixels = bakeGround(stage);
  const count = stars.length / STAR_SIZE;
  const paint = createPainter(pixels, stage.width, stage.mask, count);
  const placed = new Float32Array(count * PLACED_SIZE);
  return {
    stage,
    pixels,
    draw(playhead) {
      placeStars(stars, playhead, stage, placed);
      paint(placed);
    },
  };
}
