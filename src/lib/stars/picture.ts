import { createMoment, setMoment } from "./choreography.ts";
import { bakeGround } from "./ground.ts";
import { paintStars } from "./paint.ts";
import { PLACED_SIZE, placeStars } from "./place.ts";
import type { Stage } from "./stage.ts";
import type { Star } from "./star.ts";

/** The animation at one size: draws any moment into the same pixels. */
export interface Picture {
  readonly stage: Stage;
  /** One opaque pixel per element, row by row, as in an ImageData. */
  readonly pixels: Uint32Array<ArrayBuffer>;
  /** Fills `pixels` with the frame at a playhead of 0..1, without allocating. */
  draw(playhead: number): void;
}

/** Allocates and bakes everything that the frames of this size need. */
export function createPicture(stars: readonly Star[], stage: Stage): Picture {
  const ground = bakeGround(stage);
  const pixels = new Uint32Array(ground.length);
  const placed = new Float32Array(stars.length * PLACED_SIZE);
  const moment = createMoment();
  return {
    stage,
    pixels,
    draw(playhead) {
      setMoment(moment, playhead);
      pixels.set(ground);
      paintStars(pixels, stage, placeStars(stars, moment, stage, placed));
    },
  };
}
