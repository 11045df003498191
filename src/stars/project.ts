import * as Phase from "./choreography.ts";
import * as Star from "./layout.ts";
import type { Stage } from "./stage.ts";
import { LOOP_MS, PITCH_COS, PITCH_SIN, yawAt } from "./view.ts";

/** Numbers of a star in the array of `projectStars`. */
export const PROJECTED_SIZE = 6;

/** The numbers of a star on the canvas: its place, in canvas pixels. */
const X = 0;
const Y = 1;
/** 0 to about 3. */
const LIGHT = 2;
/** 0 white, 1 copper. */
const WARMTH = 3;
/** 0 near, 1 far: a colder white. */
const DISTANCE = 4;
/** The share of the light that also falls on the neighbouring pixels, 0..1. */
const SPREAD = 5;

/** What a moment of the loop is alike for all stars. */
interface Moment {
  /** Seconds of its loop. */
  readonly time: number;
  readonly stage: Stage;
  readonly yawCos: number;
  readonly yawSin: number;
  readonly driftCos: number;
  readonly driftSin: number;
}

/**
 * Writes all stars at a playhead of 0..1 into `projected`, `PROJECTED_SIZE` numbers each. A star is a mixture of its place
 * in the field, on its spiral and on the head. Nothing here allocates for a star: this is half of a frame's cost.
 */
export function projectStars(
  stars: Float32Array,
  playhead: number,
  stage: Stage,
  projected: Float32Array,
): void {
  const time = (playhead * LOOP_MS) / 1000;
  const now = momentAt(time, playhead, stage);
  const next = momentAt(time - LOOP_MS / 1000, playhead, stage);
  const standing = time >= Phase.READ && time <= Phase.LEAVING;
  const { gain, blur } = stage;

  for (let i = 0, at = 0; i < stars.length; i += Star.STAR_SIZE, at += PROJECTED_SIZE) {
    const spiral = stars[i + Star.SPIRAL] as number;
    // How far it is on its way back, how far it has come from the field, how far from its spiral onto the head: 0..1. One
    // that is back is in the next loop.
    let leaving = 0;
    let figure = spiral >= 0 ? 1 : 0;
    let onHead = 1;
    let moment = now;
    if (figure && !standing) {
      leaving = Phase.released(time, stars[i + Star.HEAD_Z] as number, stars[i + Star.CHANCE] as number);
      if (leaving === 1) {
        moment = next;
        leaving = 0;
      }
      figure = Phase.gathered(moment.time, spiral, stars[i + Star.ALONG] as number) * (1 - leaving);
      onHead = Phase.slid(Phase.headIn(moment.time, spiral), stars[i + Star.CHANCE_2] as number);
    }
    drift(stars, i, moment, 1 - figure, projected, at);
    if (figure > 0) {
      const near = moveToFigure(stars, i, moment, figure, onHead, leaving, projected, at);
      shineOnFigure(stars, i, moment, figure, onHead, Phase.headIn(moment.time, spiral), near, projected, at);
    }
    projected[at + LIGHT] = (projected[at + LIGHT] as number) * gain;
    projected[at + SPREAD] = Math.max(projected[at + SPREAD] as number, blur);
  }
}

function momentAt(time: number, playhead: number, stage: Stage): Moment {
  const [yaw, circle] = [yawAt(time), 2 * Math.PI * (playhead % 1)];
  return {
    time,
    stage,
    yawCos: Math.cos(yaw),
    yawSin: Math.sin(yaw),
    driftCos: Math.cos(circle),
    driftSin: Math.sin(circle),
  };
}

/** The star in the field, on its slow circle; of its light the share `field`, 0..1, that has not left for the figure. */
function drift(
  stars: Float32Array,
  i: number,
  { stage, driftCos, driftSin }: Moment,
  field: number,
  projected: Float32Array,
  at: number,
): void {
  if (field === 0) {
    for (let k = 0; k < PROJECTED_SIZE; k++) projected[at + k] = 0;
    return;
  }
  const depth = stars[i + Star.DEPTH] as number;
  const startX = stars[i + Star.DRIFT_X] as number;
  const startY = stars[i + Star.DRIFT_Y] as number;
  const sinTurned = driftSin * (stars[i + Star.TURNS] as number);
  projected[at + X] =
    ((stars[i + Star.FIELD_X] as number) + startX * driftCos - startY * sinTurned) * stage.width;
  projected[at + Y] =
    (stars[i + Star.FIELD_Y] as number) * stage.height +
    0.7 * (startX * sinTurned + startY * driftCos) * stage.width;
  projected[at + LIGHT] = field * (stars[i + Star.BRIGHTNESS] as number) * (0.38 + 0.96 * depth);
  projected[at + WARMTH] = field * (stars[i + Star.COPPER] as number);
  projected[at + DISTANCE] = field * (1 - depth);
  projected[at + SPREAD] = depth > 0.84 ? 0.42 * field : 0;
}

/**
 * Moves the star from where it drifts towards its place on spiral and head.
 * @returns how near it stands there, 0 (far) to 1
 */
function moveToFigure(
  stars: Float32Array,
  i: number,
  moment: Moment,
  figure: number,
  onHead: number,
  leaving: number,
  projected: Float32Array,
  at: number,
): number {
  const { originX, originY, scale, height } = moment.stage;
  let modelX = stars[i + Star.SPIRAL_X] as number;
  let modelY = stars[i + Star.SPIRAL_Y] as number;
  let modelZ = stars[i + Star.SPIRAL_Z] as number;
  if (onHead > 0) {
    modelX += ((stars[i + Star.HEAD_X] as number) - modelX) * onHead;
    modelY += ((stars[i + Star.HEAD_Y] as number) - modelY) * onHead;
    modelZ += ((stars[i + Star.HEAD_Z] as number) - modelZ) * onHead;
  }
  let turn = 0.7 * onHead * (1 - onHead);
  if (leaving === 0) turn -= (stars[i + Star.SWIRL] as number) * (1 - figure);
  if (turn !== 0) {
    const turnCos = Math.cos(turn);
    const turnSin = Math.sin(turn);
    const before = modelX;
    modelX = before * turnCos - modelY * turnSin;
    modelY = before * turnSin + modelY * turnCos;
  }
  const across = modelX * moment.yawCos - modelY * moment.yawSin;
  const towards = modelY * moment.yawCos + modelX * moment.yawSin;
  const x = projected[at + X] as number;
  const y = projected[at + Y] as number;
  projected[at + X] = x + (originX + scale * across - x) * figure;
  projected[at + Y] = y + (originY + scale * (towards * PITCH_SIN - modelZ * PITCH_COS) - y) * figure;
  if (leaving > 0) {
    // It rises and sways like smoke on its way back.
    const midway = leaving * (1 - leaving);
    const chance = stars[i + Star.CHANCE] as number;
    projected[at + X] =
      (projected[at + X] as number) + scale * 32 * Math.sin(5 * leaving + 6.28 * chance) * midway;
    projected[at + Y] =
      (projected[at + Y] as number) - height * (0.32 + 0.51 * (stars[i + Star.CHANCE_2] as number)) * midway;
  }
  return Phase.clamp(0.5 + towards / 190);
}

/** Adds the star's light on spiral and head to that of the field. */
function shineOnFigure(
  stars: Float32Array,
  i: number,
  { stage, yawCos, yawSin }: Moment,
  figure: number,
  onHead: number,
  head: number,
  near: number,
  projected: Float32Array,
  at: number,
): void {
  const along = stars[i + Star.ALONG] as number;
  const brightness = stars[i + Star.BRIGHTNESS] as number;
  const heat = Phase.heatBehind(head, along);
  let light = 0;
  let warmth = Math.min(1, 1.7 * heat);
  let distance = 0;
  let spread = 0.5 * heat;
  if (onHead < 1) {
    const onSpiral = 1 - onHead;
    const read = head > along ? 0.16 : 0;
    light =
      onSpiral *
      (stars[i + Star.SPIRAL_LIGHT] as number) *
      (0.26 + 0.34 * near + read) *
      (0.45 + 0.55 * brightness);
    distance = onSpiral * 0.6 * (1 - near);
  }
  if (onHead > 0) {
    const facing =
      ((stars[i + Star.NORMAL_X] as number) * yawSin + (stars[i + Star.NORMAL_Y] as number) * yawCos) *
        PITCH_COS +
      (stars[i + Star.NORMAL_Z] as number) * PITCH_SIN;
    const open = Phase.clamp(0.5 + 1.5 * facing);
    // The silhouette: a bell over facing = 0, without its exponential.
    const edge = 1 / (1 + 30 * facing * facing);
    const copper = stars[i + Star.HEAD_COPPER] as number;
    light +=
      onHead *
      (stars[i + Star.STRENGTH] as number) *
      (0.45 + 0.55 * open * open * (3 - 2 * open) + 0.25 * edge * edge) *
      (0.62 + 0.38 * brightness);
    distance += onHead * (1 - open);
    spread = Math.max(spread, onHead * (0.22 * open + 0.38 * copper));
    warmth = Math.max(warmth, onHead * copper);
  }
  projected[at + LIGHT] =
    (projected[at + LIGHT] as number) + figure * (light * stage.dense + 0.95 * heat * (1 - 0.6 * onHead));
  projected[at + WARMTH] = (projected[at + WARMTH] as number) + figure * warmth;
  projected[at + DISTANCE] = (projected[at + DISTANCE] as number) + figure * distance;
  projected[at + SPREAD] = Math.max(projected[at + SPREAD] as number, figure * spread);
}
