import type { Field, Grid } from "./field.ts";

/** A contour as points x0, y0, x1, y1 … in grid units: columns and rows, counted from the top left. */
export interface Contour {
  readonly points: number[];
  readonly closed: boolean;
}

/**
 * The way of the contour through a cell, by which of its corners lie below the level (1 top left, 2 top right, 4
 * bottom right, 8 bottom left): pairs of the side where it comes in and the side where it goes out (0 top, 1 right,
 * 2 bottom, 3 left), the lower ground always on the same hand. This is the table of marching squares.
 */
const WAYS = ["", "30", "01", "31", "12", "3012", "02", "32", "23", "20", "0123", "21", "13", "10", "03", ""];

/** A function that finds all contours of a field at a level of more than `least` points. */
export function createContours(grid: Grid) {
  const { width, height } = grid;
  // Sides of cells by number: 2p runs to the right from point p, 2p + 1 downwards.
  const sides = [0, 3, 2 * width, 1];
  // The side that follows each side, counted from 1, and how many ways come in; zero again after every call.
  const next = new Int32Array(2 * width * height);
  const entered = new Uint8Array(2 * width * height);

  return ({ values, least: lowest }: Field, level: number, least: number): Contour[] => {
    const found: Contour[] = [];
    if (lowest >= level) return found;
    const left: number[] = [];
    const at = (point: number) => values[point] as number;
    for (let p = 0; p < values.length - width; p++) {
      if ((p + 1) % width === 0) continue;
      const below = p + width;
      const corners =
        +(at(p) < level) + 2 * +(at(p + 1) < level) + 4 * +(at(below + 1) < level) + 8 * +(at(below) < level);
      const way = WAYS[corners] as string;
      for (let i = 0; i < way.length; i += 2) {
        const from = 2 * p + (sides[+(way[i] as string)] as number);
        const to = 2 * p + (sides[+(way[i + 1] as string)] as number);
        next[from] = to + 1;
        entered[to] = 1;
        left.push(from);
      }
    }
    const follow = (start: number) => {
      const points: number[] = [];
      let side = start;
      do {
        const p = side >> 1;
        const down = side & 1;
        const along = (level - at(p)) / (at(p + (down ? width : 1)) - at(p));
        points.push((p % width) + (down ? 0 : along), Math.floor(p / width) + (down ? along : 0));
        const following = (next[side] as number) - 1;
        next[side] = entered[side] = 0;
        side = following;
      } while (side >= 0 && side !== start);
      if (points.length > least * 2) found.push({ points, closed: side === start });
    };
    // Open contours from their beginnings, then the closed ones.
    for (const side of left) if (next[side] && !entered[side]) follow(side);
    for (const side of left) if (next[side]) follow(side);
    return found;
  };
}
