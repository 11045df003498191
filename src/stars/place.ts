import * as Phase from "./choreography.ts";
import * as Star from "./layout.ts";
import type { Stage } from "./stage.ts";
import { LOOP_MS, PITCH_COS, PITCH_SIN, yawAt } from "./view.ts";

/**
 * Numbers per star in the array of `placeStars`: x and y in canvas pixels, light (0 to about 3), warmth (0 white, 1
 * copper), distance (0 near, 1 far: a colder white), and the share of the light that also falls on the neighbouring
 * pixels (0..1).
 */
export const PLACED_SIZE = 6;

/**
 * Writes all stars at a playhead of 0..1 into `placed`, `PLACED_SIZE` numbers each. A star is a mixture of its place
 * in the field, on its spiral and on the head. One loop without calls that allocate: this is half of a frame's cost.
 */
export function placeStars(stars: Float32Array, playhead: number, stage: Stage, placed: Float32Array): void {
  const time = (playhead * LOOP_MS) / 1000;
  const yaw = yawAt(time);
  const cos = Math.cos(yaw);
  const sin = Math.sin(yaw);
  const circle = 2 * Math.PI * (playhead % 1);
  const driftCos = Math.cos(circle);
  const driftSin = Math.sin(circle);
  const firstHead = (time - Phase.GATHERED) / Phase.READING_LENGTH;
  // In variables: an object's numbers would be fetched anew for each star.
  const { width, height, originX, originY, scale, gain, dense, blur } = stage;
  const standing = time >= Phase.READ && time <= Phase.LEAVING;

  for (let i = 0, at = 0; i < stars.length; i += Star.STAR_SIZE, at += PLACED_SIZE) {
    const spiral = stars[i + Star.SPIRAL] as number;
    const along = stars[i + Star.ALONG] as number;
    const brightness = stars[i + Star.BRIGHTNESS] as number;
    const chance = stars[i + Star.CHANCE] as number;
    const chance2 = stars[i + Star.CHANCE_2] as number;
    const head = firstHead - spiral;
    let leaving = 0;
    let figure = 0;
    let onHead = 1;
    if (spiral >= 0) {
      figure = 1;
      if (!standing) {
        leaving = Phase.released(time, stars[i + Star.HEAD_Z] as number, chance);
        figure = Phase.gathered(time, spiral, along) * (1 - leaving);
        onHead = Phase.slid(head, chance2);
      }
    }
    const field = 1 - figure;
    let x = 0;
    let y = 0;
    let light = 0;
    let warmth = 0;
    let distance = 0;
    let spread = 0;

    if (field > 0) {
      const depth = stars[i + Star.DEPTH] as number;
      const startX = stars[i + Star.DRIFT_X] as number;
      const startY = stars[i + Star.DRIFT_Y] as number;
      const sinTurned = driftSin * (stars[i + Star.TURNS] as number);
      x = ((stars[i + Star.FIELD_X] as number) + startX * driftCos - startY * sinTurned) * width;
      y =
        (stars[i + Star.FIELD_Y] as number) * height + 0.7 * (startX * sinTurned + startY * driftCos) * width;
      light = field * brightness * (0.38 + 0.96 * depth);
      warmth = field * (stars[i + Star.COPPER] as number);
      distance = field * (1 - depth);
      spread = depth > 0.84 ? 0.42 * field : 0;
    }

    if (figure > 0) {
      let modelX = stars[i + Star.SPIRAL_X] as number;
      let modelY = stars[i + Star.SPIRAL_Y] as number;
      let modelZ = stars[i + Star.SPIRAL_Z] as number;
      if (onHead > 0) {
        modelX += ((stars[i + Star.HEAD_X] as number) - modelX) * onHead;
        modelY += ((stars[i + Star.HEAD_Y] as number) - modelY) * onHead;
        modelZ += ((stars[i + Star.HEAD_Z] as number) - modelZ) * onHead;
      }
      let turn = 0.7 * onHead * (1 - onHead);
      if (leaving === 0) turn -= (stars[i + Star.SWIRL] as number) * field;
      if (turn !== 0) {
        const turnCos = Math.cos(turn);
        const turnSin = Math.sin(turn);
        const before = modelX;
        modelX = before * turnCos - modelY * turnSin;
        modelY = before * turnSin + modelY * turnCos;
      }
      const across = modelX * cos - modelY * sin;
      const towards = modelY * cos + modelX * sin;
      const figureX = originX + scale * across;
      const figureY = originY + scale * (towards * PITCH_SIN - modelZ * PITCH_COS);
      x += (figureX - x) * figure;
      y += (figureY - y) * figure;
      if (leaving > 0) {
        // It rises and sways like smoke on its way back.
        const midway = leaving * (1 - leaving);
        y -= height * (0.32 + 0.51 * chance2) * midway;
        x += scale * 32 * Math.sin(5 * leaving + 6.28 * chance) * midway;
      }

      const heat = Phase.heatBehind(head, along);
      const onSpiral = 1 - onHead;
      let own = 0;
      let warm = Math.min(1, 1.7 * heat);
      let away = 0;
      let wide = 0.5 * heat;
      if (onSpiral > 0) {
        const near = Phase.clamp(0.5 + towards / 190);
        const read = head > along ? 0.16 : 0;
        own =
          onSpiral *
          (stars[i + Star.SPIRAL_LIGHT] as number) *
          (0.26 + 0.34 * near + read) *
          (0.45 + 0.55 * brightness);
        away = onSpiral * 0.6 * (1 - near);
      }
      if (onHead > 0) {
        const facing =
          ((stars[i + Star.NORMAL_X] as number) * sin + (stars[i + Star.NORMAL_Y] as number) * cos) *
            PITCH_COS +
          (stars[i + Star.NORMAL_Z] as number) * PITCH_SIN;
        const open = Phase.clamp(0.5 + 1.5 * facing);
        // The silhouette: a bell over facing = 0, without its exponential.
        const edge = 1 / (1 + 30 * facing * facing);
        const copper = stars[i + Star.HEAD_COPPER] as number;
        own +=
          onHead *
          (stars[i + Star.STRENGTH] as number) *
          (0.45 + 0.55 * open * open * (3 - 2 * open) + 0.25 * edge * edge) *
          (0.62 + 0.38 * brightness);
        away += onHead * (1 - open);
        wide = Math.max(wide, onHead * (0.22 * open + 0.38 * copper));
        warm = Math.max(warm, onHead * copper);
      }
      light += figure * (own * dense + 0.95 * heat * (1 - 0.6 * onHead));
      warmth += figure * warm;
      distance += figure * away;
      spread = Math.max(spread, figure * wide);
    }

    placed[at] = x;
    placed[at + 1] = y;
    placed[at + 2] = light * gain;
    placed[at + 3] = warmth;
    placed[at + 4] = distance;
    placed[at + 5] = Math.max(spread, blur);
  }
}
