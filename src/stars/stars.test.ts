import { describe, expect, it } from "vitest";
import { LOOP, STILL_SECONDS, yawAt } from "#stars/choreography.ts";
import { PROJECTED_SIZE, projectStars } from "#stars/project.ts";
import { type Box, createStage, type Rect } from "#stars/stage.ts";
import { allStars, HEAD_X, HEAD_Y, NO_SPIRAL, SPIRAL, STAR_COUNT, STAR_SIZE } from "#stars/stars.ts";

const sky = allStars();

const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });
const phone = box(390, 844, 3, rect(20, 66, 350, 326), rect(20, 402, 350, 120));
const desktop = box(1440, 880, 2, rect(852, 99, 448, 674), rect(148, 239, 664, 226));

function box(width: number, height: number, ratio: number, figure: Rect, text: Rect): Box {
  return { ...rect(0, 0, width, height), ratio, isMobile: width <= 768, figure, texts: [text] };
}

function placed(seconds: number, box: Box = desktop): Float32Array {
  const target = new Float32Array(STAR_COUNT * PROJECTED_SIZE);
  projectStars(sky, seconds, createStage(box), target);
  return target;
}

type Six = [number, number, number, number, number, number];
const numbersOf = (all: Float32Array, star: number) =>
  [...all.subarray(star * PROJECTED_SIZE, (star + 1) * PROJECTED_SIZE)] as Six;

/** Indices of the stars that first form spirals and then a head. All other stars are in the background. */
const members = Array.from({ length: STAR_COUNT }, (_, star) => star).filter(
  (star) => sky[star * STAR_SIZE + SPIRAL] !== NO_SPIRAL,
);

/** Returns the bounding box, in CSS pixels, of the stars that are not in the background. */
function figureBox(seconds: number, box: Box) {
  const { ratio } = createStage(box);
  const all = placed(seconds, box);
  const xs = members.map((star) => numbersOf(all, star)[0] / ratio);
  const ys = members.map((star) => numbersOf(all, star)[1] / ratio);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

it("there are exactly 5000 stars, the same at each visit", () => {
  expect(sky).toHaveLength(5000 * STAR_SIZE);
  expect(allStars()).toEqual(sky);
});

describe("projectStars", () => {
  it("gives the same positions and light at the end of the loop as at its start", () => {
    for (const box of [phone, desktop]) expect(placed(LOOP, box)).toEqual(placed(0, box));
  });

  /** Returns for each star its horizontal distance from its final position on the head, sorted. */
  const offHead = (seconds: number) => {
    const { originX, scale } = createStage(desktop);
    const [all, cos, sin] = [placed(seconds), Math.cos(yawAt(seconds)), Math.sin(yawAt(seconds))];
    const away = members.map((star) => {
      const own = sky.subarray(star * STAR_SIZE);
      const across = (own[HEAD_X] as number) * cos - (own[HEAD_Y] as number) * sin;
      return Math.abs(numbersOf(all, star)[0] - originX - scale * across);
    });
    return away.sort((a, b) => a - b);
  };

  it("shows the whole head from 6.1 to 13.3 s", () => {
    for (const seconds of [6.1, 10, STILL_SECONDS, 13.3]) expect(offHead(seconds).at(-1)).toBeLessThan(0.01);
    for (const seconds of [5.8, 13.8]) expect(offHead(seconds).at(-1)).toBeGreaterThan(1);
  });

  it.each([phone, desktop])("moves the stars visibly within a second at $width px", (box) => {
    const { ratio } = createStage(box);
    const [before, after] = [0, 1].map((second) => placed(STILL_SECONDS + second, box));
    const moved = members.map((star) => {
      const [x, y] = numbersOf(before as Float32Array, star);
      const [toX, toY] = numbersOf(after as Float32Array, star);
      return Math.hypot(toX - x, toY - y) / ratio;
    });
    // Counts only moves of more than 20 px, because the turning of the head alone moves a star by a few
    // pixels.
    expect(moved.filter((pixels) => pixels > 20).length).toBeGreaterThan(members.length / 10);
  });
});

describe("the figure", () => {
  it.each([phone, desktop])("fits its rectangle at $width × $height and fills its height or width", (box) => {
    const { x, y, width, height } = box.figure;
    const most = [3, 5, 7, 10, STILL_SECONDS].map((seconds) => {
      const { left, right, top, bottom } = figureBox(seconds, box);
      const outside = Math.max(x - left, right - x - width, y - top, bottom - y - height);
      expect(outside, `at ${seconds} s`).toBeLessThanOrEqual(1);
      return Math.max((right - left) / width, (bottom - top) / height);
    });
    expect(Math.max(...most)).toBeGreaterThan(0.96);
  });
});
