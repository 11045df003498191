import {
  clamp,
  createMoment,
  gathering,
  heatBehindHead,
  type Moment,
  readAlready,
  STILL_PLAYHEAD,
  setMoment,
} from "./choreography.ts";
import { createStage, type Stage } from "./stage.ts";
import type { Stars } from "./stars.ts";

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

/** The box of the design's desktop screen. */
const designStage = () => createStage({ width: 1440, height: 860, ratio: 1, mobile: false });

/**
 * Where star number `index` is and how it shines at a playhead of 0..1; by default in the box of the design's desktop
 * screen.
 */
export function starAt(stars: Stars, index: number, playhead: number, stage: Stage = designStage()): Placed {
  const moment = createMoment();
  setMoment(moment, playhead);
  const placed = new Float32Array(PLACED_SIZE);
  placeStar(stars, index, moment, stage, placed, 0);
  const [x = 0, y = 0, light = 0, warmth = 0, spread = 0] = placed;
  return { x, y, light, warmth, spread };
}

/** Writes all stars at one moment into `placed`, `PLACED_SIZE` numbers each. */
export function placeStars(stars: Stars, moment: Moment, stage: Stage, placed: Float32Array): void {
  for (let i = 0; i < stars.count; i++) placeStar(stars, i, moment, stage, placed, i * PLACED_SIZE);
}

/** Writes one star to `placed[at]` and the following: a mixture of its field place and its spiral place. */
function placeStar(
  stars: Stars,
  i: number,
  moment: Moment,
  stage: Stage,
  placed: Float32Array,
  at: number,
): void {
  const slice = stars.slice[i] as number;
  const brightness = stars.brightness[i] as number;
  const weight = slice < 0 ? 0 : gathering(stars.order[i] as number, moment.playhead);
  const rest = 1 - weight;
  let x = 0;
  let y = 0;
  let light = 0;
  let warmth = 0;
  let spread = 0;

  if (rest > 0) {
    const depth = stars.depth[i] as number;
    const startX = stars.driftX[i] as number;
    const startY = stars.driftY[i] as number;
    const turns = stars.turns[i] as number;
    const cos = moment.driftCos[turns + 3] as number;
    const sin = moment.driftSin[turns + 3] as number;
    x = ((stars.fieldX[i] as number) + startX * cos - startY * sin) * stage.width;
    y = (stars.fieldY[i] as number) * stage.height + 0.7 * (startX * sin + startY * cos) * stage.width;
    const lit = clamp(stage.shadeBase + stage.shadeX * x + stage.shadeY * y);
    light = rest * 1.55 * brightness * (0.25 + 0.6 * depth) * (stage.shade + (1 - stage.shade) * lit);
    warmth = rest * (stars.copper[i] as number);
    spread = depth > 0.86 ? rest * 0.4 : 0;
  }

  if (weight > 0) {
    const startCos = stars.spiralCos[i] as number;
    const startSin = stars.spiralSin[i] as number;
    const radius = stars.spiralRadius[i] as number;
    const height = stars.height[i] as number;
    let cos = moment.rotationCos;
    let sin = moment.rotationSin;
    if (rest > 0) {
      // Behind the spiral while gathering, ahead of it while dispersing: the swirl never turns back.
      const swirl = (stars.swirl[i] as number) * rest * (moment.playhead < STILL_PLAYHEAD ? -1 : 1);
      cos = Math.cos(moment.rotation + swirl);
      sin = Math.sin(moment.rotation + swirl);
    }
    const across = startCos * cos - startSin * sin;
    const front = startSin * cos + startCos * sin;
    const spiralX = stage.centerX + (radius * across + moment.lean * height) * stage.radius;
    const spiralY = stage.centerY + (TILT * radius * front - stage.lift * height) * stage.radius;
    x += (spiralX - x) * weight;
    y += (spiralY - y) * weight;

    const headInSlice = moment.head - slice;
    const passed = headInSlice - (stars.along[i] as number);
    const heat = weight * heatBehindHead(passed, headInSlice);
    const near = 0.51 + 0.25 * front;
    light += weight * near * (0.4 + 0.6 * brightness) * (0.85 + 0.55 * readAlready(passed)) + 0.95 * heat;
    warmth += Math.min(weight, 1.7 * heat);
    spread += 0.5 * heat;
  }

  placed[at] = x;
  placed[at + 1] = y;
  placed[at + 2] = light * (stage.ratio > 1.2 ? 1.9 : 1.55);
  placed[at + 3] = warmth;
  placed[at + 4] = spread;
}
