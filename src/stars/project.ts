import * as Loop from "./choreography.ts";
import type { Stage } from "./stage.ts";
import * as Star from "./stars.ts";

/**
 * Number of values per star in the array that `projectStars` fills. The values are, in this order: x and y in
 * canvas pixels; light, 0 to about 3; warmth, 0 (white) to 1 (copper); coldness, 0 (the white of near stars)
 * to 1 (the colder white of far stars); and spread, 0 to 1, the share of the light that also falls on the
 * neighbouring pixels.
 */
export const PROJECTED_SIZE = 6;

/**
 * A star in the sky has the light `FAR_LIGHT`, plus `NEARNESS_LIGHT` times its nearness (0.25 to 1). The sum
 * is multiplied by the star's own brightness.
 */
const FAR_LIGHT = 0.38;
const NEARNESS_LIGHT = 0.96;

/** Stars in the sky that are nearer than this look larger: this share of their light spreads. */
const LARGE_STAR_NEARNESS = 0.84;
const LARGE_STAR_SPREAD = 0.42;

/** The vertical drift of a star in the sky, relative to the horizontal one. */
const DRIFT_FLATNESS = 0.7;

/**
 * On its way from its spiral to the head a star swings around the vertical axis and back, by at most a
 * quarter of this angle (radians).
 */
const SLIDE_TURN = 0.7;

/**
 * Stars rise and sway like smoke on their way from the head back to the sky. Their displacement is largest
 * halfway, where it is a quarter of these values: up to `SWAY_MM` sideways, in millimetres of the head; and
 * between `RISE` and `RISE + RISE_VARIATION` upwards, in heights of the canvas.
 */
const SWAY_MM = 32;
const RISE = 0.32;
const RISE_VARIATION = 0.51;

/** Distance between the nearest and the farthest point of the head, for shading, in millimetres. */
const HEAD_DEPTH_MM = 190;

/**
 * The farthest star on a spiral has the light `SPIRAL_FAR_LIGHT`; the nearest one has `SPIRAL_NEARNESS_LIGHT`
 * more. `SCANNED_LIGHT` is added after the scan front has passed the star. `SPIRAL_BASE_SHARE` is the share
 * of this light that is the same for all stars; the rest is proportional to the star's own brightness.
 */
const SPIRAL_FAR_LIGHT = 0.26;
const SPIRAL_NEARNESS_LIGHT = 0.34;
const SCANNED_LIGHT = 0.16;
const SPIRAL_BASE_SHARE = 0.45;

/**
 * A star on the head has the light `AVERTED_LIGHT` where the surface is turned away from the viewer.
 * `FACING_LIGHT` is added where the surface faces the viewer, and `EDGE_LIGHT` at the silhouette.
 * `HEAD_BASE_SHARE` is the share of this light that is the same for all stars; the rest is proportional to
 * the star's own brightness.
 */
const AVERTED_LIGHT = 0.45;
const FACING_LIGHT = 0.55;
const EDGE_LIGHT = 0.25;
const HEAD_BASE_SHARE = 0.62;

/** How fast the light at the silhouette of the head decreases towards the inside. */
const EDGE_SHARPNESS = 30;

/** How fast the light of the surface increases while it turns to the viewer. */
const FACING_SHARPNESS = 1.5;

/**
 * Near the scan front a star glows in copper. `GLOW_LIGHT` is the light of the strongest glow, and
 * `GLOW_LOSS_ON_HEAD` the share of it that a star loses on its way to the head. `GLOW_WARMTH` is the warmth
 * of the strongest glow, limited to 1 later; because it is above 1, weaker glows are fully copper, too.
 */
const GLOW_LIGHT = 0.95;
const GLOW_LOSS_ON_HEAD = 0.6;
const GLOW_WARMTH = 1.7;

/**
 * The coldness of the colour of the farthest star on a spiral: 0 is the white of near stars, 1 the colder white
 * of far stars.
 */
const SPIRAL_COLDNESS = 0.6;

/**
 * The `spread` (see `PROJECTED_SIZE`) of a star that glows most strongly, and of a star on the head
 * that faces the viewer. `COPPER_SPREAD` is added for a copper star on the head.
 */
const GLOW_SPREAD = 0.5;
const FACING_SPREAD = 0.22;
const COPPER_SPREAD = 0.38;

/**
 * Computes the values that all stars share at a moment.
 * @param time time in the loop, in seconds; negative for stars that already belong to the next loop
 */
function momentAt(time: number) {
  const [yaw, circle] = [Loop.yawAt(time), (2 * Math.PI * (time % Loop.LOOP)) / Loop.LOOP];
  return {
    time,
    yawCos: Math.cos(yaw),
    yawSin: Math.sin(yaw),
    driftCos: Math.cos(circle),
    driftSin: Math.sin(circle),
  };
}

/**
 * Writes `PROJECTED_SIZE` values for each star into `projected`, for a time in the loop in seconds. A star's
 * position is interpolated between its positions in the sky, on its spiral and on the head. This function
 * allocates no memory, because half of a frame's time is spent in it.
 */
export function projectStars(stars: Float32Array, time: number, stage: Stage, projected: Float32Array) {
  const now = momentAt(time);
  const next = momentAt(time - Loop.LOOP);

  for (let i = 0, at = 0; i < stars.length; i += Star.STAR_SIZE, at += PROJECTED_SIZE) {
    /** Returns one value of this star. @param nth index of the value, an index of stars.ts */
    const value = (nth: number) => stars[i + nth] as number;
    const spiral = value(Star.SPIRAL);
    // A star moves from the sky to its spiral, from there to the head, and back to the sky. `gathered` is 0
    // in the sky and 1 on the spiral and the head; `onHead` is 0 on the spiral and 1 on the head; `leaving`
    // grows from 0 to 1 on the way back to the sky. When `leaving` is 1, the star is drawn as at the
    // corresponding time of the next loop (`next`).
    let leaving = 0;
    let gathered = spiral >= 0 ? 1 : 0;
    let onHead = 1;
    let moment = now;
    if (gathered && value(Star.CHANCE) >= Loop.GHOST_SHARE) {
      leaving = Loop.released(time, value(Star.HEAD_Z), value(Star.CHANCE));
      if (leaving === 1) {
        moment = next;
        leaving = 0;
      }
      gathered = Loop.gathered(moment.time, spiral, value(Star.ALONG)) * (1 - leaving);
      onHead = Loop.slid(Loop.scanFrontIn(moment.time, spiral), value(Star.CHANCE_2));
    }

    const { yawCos, yawSin } = moment;
    const brightness = value(Star.BRIGHTNESS);
    let x = 0;
    let y = 0;
    let light = 0;
    let warmth = 0;
    let coldness = 0;
    let spread = stage.blur;

    // In the sky the star drifts on a slow circle. `field` is the weight of its light in the sky, and
    // `gathered` the weight of its light on the spiral and the head.
    const field = 1 - gathered;
    if (field > 0) {
      const { driftCos, driftSin } = moment;
      const nearness = value(Star.NEARNESS);
      const startX = value(Star.DRIFT_X);
      const startY = value(Star.DRIFT_Y);
      const sinTurned = driftSin * value(Star.DRIFT_DIRECTION);
      x = (value(Star.FIELD_X) + startX * driftCos - startY * sinTurned) * stage.width;
      const drift = DRIFT_FLATNESS * (startX * sinTurned + startY * driftCos);
      y = value(Star.FIELD_Y) * stage.height + drift * stage.width;
      light = field * brightness * (FAR_LIGHT + NEARNESS_LIGHT * nearness);
      warmth = field * value(Star.FIELD_COPPER);
      coldness = field * (1 - nearness);
      if (nearness > LARGE_STAR_NEARNESS) spread = Math.max(spread, LARGE_STAR_SPREAD * field);
    }

    if (gathered > 0) {
      // Moves the star towards its position on the spiral and on the head.
      const front = Loop.scanFrontIn(moment.time, spiral);
      let modelX = value(Star.SPIRAL_X);
      let modelY = value(Star.SPIRAL_Y);
      let modelZ = value(Star.SPIRAL_Z);
      modelX += (value(Star.HEAD_X) - modelX) * onHead;
      modelY += (value(Star.HEAD_Y) - modelY) * onHead;
      modelZ += (value(Star.HEAD_Z) - modelZ) * onHead;
      let turn = SLIDE_TURN * onHead * (1 - onHead);
      if (leaving === 0) turn -= value(Star.SWIRL) * field;
      if (turn !== 0) {
        const turnCos = Math.cos(turn);
        const turnSin = Math.sin(turn);
        const before = modelX;
        modelX = before * turnCos - modelY * turnSin;
        modelY = before * turnSin + modelY * turnCos;
      }
      const towards = modelY * yawCos + modelX * yawSin;
      x += (stage.originX + stage.scale * (modelX * yawCos - modelY * yawSin) - x) * gathered;
      y +=
        (stage.originY + stage.scale * (towards * Loop.PITCH_SIN - modelZ * Loop.PITCH_COS) - y) * gathered;
      if (leaving > 0) {
        // Makes the star rise and sway like smoke on its way back to the sky.
        const midway = leaving * (1 - leaving);
        const chance = value(Star.CHANCE);
        x += stage.scale * SWAY_MM * Math.sin(5 * leaving + 6.28 * chance) * midway;
        y -= stage.height * (RISE + RISE_VARIATION * value(Star.CHANCE_2)) * midway;
      }

      // Adds the star's light on its spiral, its glow near the scan front, and its light on the head.
      const along = value(Star.ALONG);
      const heat = Loop.heatBehind(front, along);
      const onSpiral = 1 - onHead;
      const near = Loop.clamp(0.5 + towards / HEAD_DEPTH_MM);
      const scanned = front > along ? SCANNED_LIGHT : 0;
      const facing =
        (value(Star.NORMAL_X) * yawSin + value(Star.NORMAL_Y) * yawCos) * Loop.PITCH_COS +
        value(Star.NORMAL_Z) * Loop.PITCH_SIN;
      const open = Loop.clamp(0.5 + FACING_SHARPNESS * facing);
      // Brightens the silhouette, where `facing` is near 0: a bell curve without the cost of an exponential.
      const edge = 1 / (1 + EDGE_SHARPNESS * facing * facing);
      const copper = onHead * value(Star.HEAD_COPPER);
      const spiralLight =
        value(Star.SPIRAL_LIGHT) *
        (SPIRAL_FAR_LIGHT + SPIRAL_NEARNESS_LIGHT * near + scanned) *
        (SPIRAL_BASE_SHARE + (1 - SPIRAL_BASE_SHARE) * brightness);
      // The light of a surface that faces the viewer rises smoothly (smoothstep of `open`).
      const surface = AVERTED_LIGHT + FACING_LIGHT * open * open * (3 - 2 * open) + EDGE_LIGHT * edge * edge;
      const headLight =
        value(Star.STRENGTH) * surface * (HEAD_BASE_SHARE + (1 - HEAD_BASE_SHARE) * brightness);
      const own = onSpiral * spiralLight + onHead * headLight;
      light += gathered * (own * stage.dense + GLOW_LIGHT * heat * (1 - GLOW_LOSS_ON_HEAD * onHead));
      warmth += gathered * Math.max(Math.min(1, GLOW_WARMTH * heat), copper);
      coldness += gathered * (onSpiral * SPIRAL_COLDNESS * (1 - near) + onHead * (1 - open));
      spread = Math.max(
        spread,
        gathered * Math.max(GLOW_SPREAD * heat, FACING_SPREAD * onHead * open + COPPER_SPREAD * copper),
      );
    }

    projected[at] = x;
    projected[at + 1] = y;
    projected[at + 2] = light * stage.gain;
    projected[at + 3] = warmth;
    projected[at + 4] = coldness;
    projected[at + 5] = spread;
  }
}
