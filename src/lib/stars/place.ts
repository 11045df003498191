import {
  clamp,
  createMoment,
  gathering,
  heatBehindHead,
  type Moment,
  readAlready,
  setMoment,
} from "./choreography.ts";
import { createStage, type Stage } from "./stage.ts";
import type { Star } from "./star.ts";

/** A star at one moment, in canvas pixels. */
export interface Placed {
  x: number;
  y: number;
  /** Strength of its light, 0 to about 2.4. */
  light: number;
  /** Colour: 0 white, 1 copper. */
  warmth: number;
  /** Share of its light that also falls on the neighbouring pixels, 0..0.55. */
  spread: number;
}

/** Numbers per star in the array of `placeStars`, in the order of `Placed`. */
export const PLACED_SIZE = 5;

/** Height of a spiral on the screen, as a share of its width: the stack is seen from slightly above. */
const TILT = 0.33;

const DESIGN_STAGE = createStage({ width: 1440, height: 860, ratio: 1, mobile: false });

/** Where a star is and how it shines at a playhead of 0..1; by default in the box of the design's desktop screen. */
export function starAt(star: Star, playhead: number, stage: Stage = DESIGN_STAGE): Placed {
  const moment = createMoment();
  setMoment(moment, playhead);
  const [x = 0, y = 0, light = 0, warmth = 0, spread = 0] = placeStars(
    [star],
    moment,
    stage,
    new Float64Array(5),
  );
  return { x, y, light, warmth, spread };
}

/** Writes all stars at one moment into `placed`, `PLACED_SIZE` numbers each, and returns it. */
export function placeStars<T extends Float32Array | Float64Array>(
  stars: readonly Star[],
  moment: Moment,
  stage: Stage,
  placed: T,
): T {
  const gain = stage.ratio > 1.2 ? 1.9 : 1.55;
  let at = 0;
  for (const star of stars) {
    const weight = star.slice < 0 ? 0 : gathering(star.order, moment.playhead);
    let x = 0;
    let y = 0;
    let light = 0;
    let warmth = 0;
    let spread = 0;

    if (weight < 1) {
      const rest = 1 - weight;
      const cos = moment.driftCos[star.turns + 3] as number;
      const sin = moment.driftSin[star.turns + 3] as number;
      const driftX = star.driftX * cos - star.driftY * sin;
      const driftY = star.driftX * sin + star.driftY * cos;
      x = (star.fieldX + driftX) * stage.width;
      y = star.fieldY * stage.height + 0.7 * driftY * stage.width;
      const shade = clamp(stage.shadeBase + stage.shadeX * x + stage.shadeY * y);
      light =
        rest * 1.55 * star.brightness * (0.25 + 0.6 * star.depth) * (stage.shade + (1 - stage.shade) * shade);
      warmth = rest * star.copper;
      spread = star.depth > 0.86 ? rest * 0.4 : 0;
    }

    if (weight > 0) {
      const passed = moment.head - star.slice - star.along;
      const heat = passed > 0 ? weight * heatBehindHead(passed, moment.head - star.slice) : 0;
      let cos = moment.rotationCos;
      let sin = moment.rotationSin;
      if (weight < 1) {
        // Behind the spiral while gathering, ahead of it while dispersing: the swirl never turns back.
        const swirl = star.swirl * (1 - weight) * (moment.playhead < 0.6 ? -1 : 1);
        cos = Math.cos(moment.rotation + swirl);
        sin = Math.sin(moment.rotation + swirl);
      }
      const across = star.spiralCos * cos - star.spiralSin * sin;
      const front = star.spiralSin * cos + star.spiralCos * sin;
      const spiralX = stage.centerX + (star.spiralRadius * across + moment.lean * star.height) * stage.radius;
      const spiralY =
        stage.centerY + (TILT * star.spiralRadius * front - stage.lift * star.height) * stage.radius;
      x += (spiralX - x) * weight;
      y += (spiralY - y) * weight;
      const near = 0.26 + 0.25 * (front + 1);
      light +=
        weight * near * (0.4 + 0.6 * star.brightness) * (0.85 + 0.55 * readAlready(passed)) + 0.95 * heat;
      warmth += Math.min(weight, 1.7 * heat);
      spread += 0.5 * heat;
    }

    placed[at] = x;
    placed[at + 1] = y;
    placed[at + 2] = light * gain;
    placed[at + 3] = warmth;
    placed[at + 4] = spread;
    at += PLACED_SIZE;
  }
  return placed;
}
