import { createContours } from "./contours.ts";
import { createField, type Field, type Height, sampleField } from "./field.ts";
import { type Area, createGrid, type Grid } from "./grid.ts";
import { intersect, unite } from "./solids.ts";
import {
  DRAWING,
  LINE_CLASSES,
  type Line,
  type LineClass,
  type Plane,
  type Region,
  SLICE_COUNT,
} from "./types.ts";

/** What a model draws one slice with. Fields belong to that slice. */
interface Sheet {
  /** A solid, or anything made of other fields, at every point of the slice; `coarse` for soft ground only. */
  sample(height: Height, coarse?: boolean): Field;
  /** Contours of a field at one or several levels, mm; those of `least` points or fewer are crumbs and left out. */
  line(kind: LineClass, field: Field, levels?: number | readonly number[], least?: number): void;
  /** The outline of the body. */
  outline(field: Field): void;
  /**
   * Puts a solid into the slice after all earlier ones: it gives way to them by `gap` mm and, with a `limit`, stays
   * inside it by `margin` mm.
   */
  place(field: Field, gap?: number, limit?: Field, margin?: number): Field;
  /** Distance to the nearest placed solid, mm, the corners between solids rounded. */
  nearest(point: number): number;
  /**
   * The house style's ground: lines that lead from the shell (`depth` 0, positive inside) to the structures
   * (`distance` 0), at shares of the way between. They never cross one another nor a structure.
   */
  ground(depth: Height, distance: Height, shares: readonly number[], least?: number): void;
}
/** A part of the body as solids, and how a slice of it is drawn. */
export interface Model {
  readonly plane: Plane;
  /** Depth of the first and of the last slice, mm. */
  readonly depth: readonly [first: number, last: number];
  /** About the distance of the grid's points, mm. */
  readonly spacing: number;
  /** What is computed; it may end outside the picture. */
  readonly area: Area;
  /** The picture: left edge, upper edge and width, mm; its shape is that of `DRAWING`. */
  readonly frame: readonly [left: number, top: number, width: number];
  readonly still: number;
  /** Key of what has come into view, first and last index. */
  readonly labels: readonly (readonly [key: string, first: number, last: number])[];
  /** Bends the place of a point a little, so that nothing is drawn with a ruler. */
  bend?(x: number, y: number, z: number): readonly [x: number, y: number];
  draw(z: number, sheet: Sheet): void;
}

/** Makes a region of a model. */
export function createRegion(model: Model): Region {
  const { plane, still, labels, depth } = model;
  const grid = createGrid(model.area, model.spacing);
  return {
    plane,
    still,
    labels: [...new Set(labels.map(([key]) => key))],
    slice(index) {
      const z = depth[0] + ((depth[1] - depth[0]) * index) / (SLICE_COUNT - 1);
      const label = labels.find(([, first, last]) => index >= first && index <= last)?.[0];
      return { ...drawSlice(model, grid, z), label };
    },
  };
}

function drawSlice(model: Model, grid: Grid, z: number) {
  const lines: Line[] = [];
  const silhouette: Float32Array[] = [];
  // Distance to the nearest placed solid at every point, and the same with the corners between solids rounded.
  const taken = new Float32Array(grid.width * grid.height).fill(99);
  const smooth = taken.slice();
  const { xs, ys } = places(model, grid, z);

  const sample: Sheet["sample"] = (height, coarse = false) => sampleField(grid, xs, ys, height, coarse);
  const contoursOf = createContours(grid);
  const inDrawing = inDrawingUnits(model, grid);
  const line: Sheet["line"] = (kind, field, levels = 0, least = 5) => {
    const apart = model.spacing * (kind === "l2" || kind === "l3" ? 1 : 0.6);
    for (const level of [levels].flat() as number[])
      for (const { points, closed } of contoursOf(field, level, least))
        lines.push({ kind, closed, points: inDrawing(points, apart) });
  };

  model.draw(z, {
    sample,
    line,
    outline(field) {
      // Outside the picture there is no body, so that a body that the edge cuts closes there.
      const values = field.values.map((value, p) => (onEdge(grid, p) ? 1e3 : value));
      for (const { points } of contoursOf(createField(grid, values), 0, 5))
        silhouette.push(inDrawing(points, model.spacing * 3));
    },
    place(field, gap = 2.2, limit, margin = 1.5) {
      if (field.least >= 0) return field;
      const result = sample((_x, _y, p) => {
        const d = limit ? intersect(field(p), limit(p) + margin, 3) : field(p);
        return intersect(d, gap - (taken[p] as number), 4);
      });
      for (let p = 0; p < taken.length; p++) {
        taken[p] = Math.min(taken[p] as number, result(p));
        smooth[p] = unite(smooth[p] as number, result(p), 9);
      }
      return result;
    },
    nearest: (point) => smooth[point] as number,
    ground(depthAt, distanceAt, shares, least = 14) {
      const share = sample((x, y, p) => {
        const depth = depthAt(x, y, p);
        return depth < 0 ? depth * -0.02 : -depth / (depth + Math.max(distanceAt(x, y, p), 0) + 0.01);
      }, true);
      for (const level of shares) line("l3", share, -level, least);
    },
  });
  lines.sort((a, b) => LINE_CLASSES.indexOf(a.kind) - LINE_CLASSES.indexOf(b.kind));
  return { lines, silhouette };
}

/** Where each point of the grid lies, mm, after the model's bend. */
function places({ bend }: Model, { width, height, dx, dy, area }: Grid, z: number) {
  const xs = new Float32Array(width * height);
  const ys = new Float32Array(width * height);
  for (let p = 0; p < xs.length; p++) {
    const x = area.left + dx * (p % width);
    const y = area.top - dy * Math.floor(p / width);
    [xs[p], ys[p]] = bend?.(x, y, z) ?? [x, y];
  }
  return { xs, ys };
}

function onEdge({ width, height }: Grid, p: number): boolean {
  const column = p % width;
  return column === 0 || column === width - 1 || p < width || p >= width * (height - 1);
}

/** Turns grid units into drawing units and leaves out points closer than `apart` mm to the one before. */
function inDrawingUnits({ frame }: Model, { dx, dy, area }: Grid) {
  const [left, top, width] = frame;
  const scale = DRAWING.width / width;
  return (points: readonly number[], apart: number): Float32Array => {
    const kept: number[] = [];
    let [lastX, lastY] = [Number.NEGATIVE_INFINITY, 0];
    for (let i = 0; i < points.length; i += 2) {
      const x = (points[i] as number) * dx;
      const y = (points[i + 1] as number) * dy;
      if (Math.hypot(x - lastX, y - lastY) < apart && i < points.length - 2) continue;
      kept.push((area.left + x - left) * scale, (top - area.top + y) * scale);
      [lastX, lastY] = [x, y];
    }
    return Float32Array.from(kept);
  };
}
