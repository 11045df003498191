import { DRAWING, type Paint } from "../../src/lib/layer.ts";
import type { Line } from "./curves.ts";
import { createContours, createField, type Field, type Grid, sampleField, type ValueAt } from "./field.ts";
import type { Model, Structure } from "./model.ts";
import { intersect, smoothMin } from "./solids.ts";

/** Like `ValueAt`, but with the index first, for functions that mainly read the values of other fields. */
type ValueAtPoint = (point: number, x: number, y: number) => number;

/**
 * Distorts a slice a little, so that its lines look drawn by hand: returns the position (mm) in the model
 * that is drawn at the point (x, y).
 */
export type Bend = (x: number, y: number, z: number) => readonly [x: number, y: number];

/**
 * Creates the functions with which the drawing code of a region draws the slice at depth `z` (mm). These
 * functions add the drawn lines to `lines`.
 */
export function createSliceTools(model: Model, grid: Grid, z: number, lines: Line[], bend?: Bend) {
  // `taken` contains for every point of the grid the distance (mm) to the nearest structure with a `gap` that
  // is already placed. `smooth` contains nearly the same distances, but its contours have no sharp corners
  // between structures.
  const taken = new Float32Array(grid.width * grid.height).fill(99);
  const smooth = taken.slice();
  const { xs, ys } = pointPositions(grid, z, bend);
  const contoursOf = createContours(grid);
  const inDrawing = inDrawingUnits(model, grid);

  /**
   * Computes a field: the value of `valueAt`, such as the signed distance (mm) to a solid, at each grid
   * point.
   */
  const sample = (valueAt: ValueAt) => sampleField(grid, xs, ys, valueAt);

  /** Computes a field from the values of other fields. */
  const mix = (valueAt: ValueAtPoint) => sample((x, y, p) => valueAt(p, x, y));

  /**
   * Draws contours of a field. A contour that reaches the edge of the grid is closed along this edge. Only
   * `inner` and `faint` lines without a `part` stay open there.
   */
  function line(field: Field, kind: Paint, levels: readonly number[], least: number, part?: string) {
    const isOpen = (kind === "inner" || kind === "faint") && !part;
    const whole = isOpen ? field : closedAtEdge(grid, field);
    for (const [nth, level] of levels.entries())
      for (const { points, closed } of contoursOf(whole, level, least))
        lines.push({ kind, closed, points: inDrawing(points), ...(nth === 0 && part && { part }) });
  }

  /**
   * Returns the visible part of a structure: inside `limit`, and at least `gap` mm away from the structures
   * with a gap that were placed before. A structure with a gap is also recorded in `taken` and `smooth`, so
   * that later structures keep their distance from it.
   */
  function place(field: Field, { gap, margin }: Structure, limit?: Field): Field {
    const isLimited = limit && margin !== undefined;
    if (field.lowest >= 0 || !(isLimited || gap)) return field;
    const result = mix((p) => {
      const d = isLimited ? intersect(field(p), limit(p) + margin, 3) : field(p);
      return gap ? intersect(d, gap - (taken[p] as number), 4) : d;
    });
    for (let p = 0; gap && p < taken.length; p++) {
      const d = result(p);
      if (d < (taken[p] as number)) taken[p] = d;
      if (d < (smooth[p] as number) + 9) smooth[p] = smoothMin(smooth[p] as number, d, 9);
    }
    return result;
  }

  return {
    sample,
    /** Computes the field of a solid that is symmetric about x = 0: `valueAt` is only called with x ≥ 0. */
    pair: (valueAt: ValueAt) => sample((x, y, p) => valueAt(Math.abs(x), y, p)),
    mix,
    /**
     * Places structures in the slice and draws them in the order of `fields`.
     * @returns the visible part of each structure
     */
    outline<Name extends string>(fields: Readonly<Record<Name, Field>>, limit?: Field) {
      const placed = Object.entries<Field>(fields).map(([name, field]) => {
        const structure = model.structures[name] as Structure;
        const { gap, margin, part, least = 8, ...paints } = structure;
        const left = place(field, structure, limit);
        for (const [nth, [kind, levels]] of Object.entries(paints).entries())
          line(left, kind as Paint, levels, least, nth ? undefined : part);
        return [name, left];
      });
      return Object.fromEntries(placed) as Record<Name, Field>;
    },
    /**
     * Draws contours of `field` at `level` (mm) as open, faint lines: fibres, seams or plates. Only the parts
     * that are more than `margin` mm inside the field `inside` are drawn.
     */
    strands(field: Field, inside: Field, margin = 0, level = 0) {
      if (inside.lowest >= -margin) return;
      for (const { points } of contoursOf(field, level, 5)) {
        let run: number[] = [];
        for (let i = 0; i <= points.length; i += 2) {
          const [x, y] = [points[i] as number, points[i + 1] as number];
          if (inside(Math.round(y) * grid.width + Math.round(x)) < -margin) run.push(x, y);
          else {
            if (run.length > 10) lines.push({ kind: "faint", closed: false, points: inDrawing(run) });
            run = [];
          }
        }
      }
    },
    /**
     * Distance (mm) to the nearest placed structure with a `gap`; contours of this distance have no sharp
     * corners.
     */
    nearest: (point: number) => smooth[point] as number,
    /**
     * Draws faint contour lines in the space between an outer surface and the structures inside it.
     * @param depthAt depth (mm) below the outer surface, positive inside
     * @param distanceAt distance (mm) to the nearest structure
     * @param shares positions of the lines, from 0 (at the surface) to 1 (at a structure); the lines cross
     * neither each other nor a structure
     */
    ground(depthAt: ValueAtPoint, distanceAt: ValueAtPoint, shares: readonly number[], least = 14) {
      const share = mix((p, x, y) => {
        const depth = depthAt(p, x, y);
        return depth < 0 ? depth * -0.02 : -depth / (depth + Math.max(distanceAt(p, x, y), 0) + 0.01);
      });
      line(
        share,
        "faint",
        shares.map((level) => -level),
        least,
      );
    },
  };
}

/** Returns the position of each point of the grid, in mm, after the region's `bend` (if it has one). */
export function pointPositions({ width, height, dx, dy, area }: Grid, z: number, bend?: Bend) {
  const xs = new Float32Array(width * height);
  const ys = new Float32Array(width * height);
  for (let p = 0; p < xs.length; p++) {
    const x = area.left + dx * (p % width);
    const y = area.top - dy * Math.floor(p / width);
    const bent = bend?.(x, y, z);
    xs[p] = bent ? bent[0] : x;
    ys[p] = bent ? bent[1] : y;
  }
  return { xs, ys };
}

/**
 * Returns a copy of a field with large positive values at the edge of the grid. Positive means outside, so
 * all contours are closed along this edge.
 */
function closedAtEdge({ width }: Grid, field: Field): Field {
  const values = field.values.slice().fill(1e3, 0, width).fill(1e3, -width);
  for (let p = width; p < values.length; p += width) values[p - 1] = values[p] = 1e3;
  return createField(values);
}

/**
 * Moves a coordinate at the edge of the grid four cells outwards. Contours that are closed along this edge
 * have rounded corners; after the move these corners are outside the picture.
 */
function pastEdge(at: number, last: number) {
  if (at < 1) return at - 4;
  return at > last - 1 ? at + 4 : at;
}

/**
 * Returns a function that converts the points of a contour from grid units to drawing units. The function
 * leaves out points that nearly coincide with the previous point.
 */
function inDrawingUnits({ frame, spacing }: Model, { width, height, dx, dy, area }: Grid) {
  const scale = DRAWING.width / frame.width;
  return (points: readonly number[]) => {
    const kept: number[] = [];
    let [lastX, lastY] = [-1e3, 0];
    for (let i = 0; i < points.length; i += 2) {
      const x = pastEdge(points[i] as number, width - 1) * dx;
      const y = pastEdge(points[i + 1] as number, height - 1) * dy;
      if (Math.hypot(x - lastX, y - lastY) < spacing * 0.9 && i < points.length - 2) continue;
      kept.push((area.left + x - frame.left) * scale, (frame.top - area.top + y) * scale);
      [lastX, lastY] = [x, y];
    }
    return Float32Array.from(kept);
  };
}
