import type { Field } from "./field.ts";
import { BLOCK, forEachBlock, type Grid } from "./grid.ts";

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

/** All contours of `field` at `level` of more than `least` points. */
export function contoursOf(grid: Grid, field: Field, level: number, least: number): Contour[] {
  const found: Contour[] = [];
  if (field.least >= level) return found;
  const { width } = grid;
  // Sides of cells by number: 2p runs to the right from point p, 2p + 1 downwards.
  const sides = [0, 3, 2 * width, 1];
  const next = new Map<number, number>();
  const entered = new Set<number>();
  forEachBlock(grid, (block, corner) => {
    if ((field.low[block] as number) >= level || (field.high[block] as number) < level) return;
    for (let row = 0; row < BLOCK; row++)
      for (let column = 0; column < BLOCK; column++) {
        const p = corner + row * width + column;
        const below = p + width;
        const corners =
          Number(field(p) < level) +
          2 * Number(field(p + 1) < level) +
          4 * Number(field(below + 1) < level) +
          8 * Number(field(below) < level);
        const way = WAYS[corners] as string;
        for (let i = 0; i < way.length; i += 2) {
          const to = 2 * p + (sides[Number(way[i + 1])] as number);
          next.set(2 * p + (sides[Number(way[i])] as number), to);
          entered.add(to);
        }
      }
  });
  const follow = (start: number) => {
    const points: number[] = [];
    let side: number | undefined = start;
    do {
      const p: number = side >> 1;
      const down = side & 1;
      const here = field(p);
      const along = (level - here) / (field(p + (down ? width : 1)) - here);
      points.push((p % width) + (down ? 0 : along), Math.floor(p / width) + (down ? along : 0));
      const following: number | undefined = next.get(side);
      next.delete(side);
      side = following;
    } while (side !== undefined && side !== start);
    if (points.length > least * 2) found.push({ points, closed: side === start });
  };
  for (const side of next.keys()) if (!entered.has(side)) follow(side);
  for (const side of next.keys()) follow(side);
  return found;
}
