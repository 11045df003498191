import {
  DRAWING,
  LINE_CLASSES,
  type Line,
  type LineClass,
  type Plane,
  type Region,
  SLICE_COUNT,
} from "../types.ts";
import { createContours } from "./contours.ts";
import {
  type Area,
  createField,
  createGrid,
  type Field,
  type Grid,
  type Height,
  sampleField,
} from "./field.ts";
import { intersect, unite } from "./solids.ts";

/** A height that is made of other fields' values at a point. */
type Mixed = (point: number, x: number, y: number) => number;

/**
 * Contours at one or several levels, mm; those of `least` points or fewer are crumbs and left out. Those at the first level
 * are the border of `part`, which a label names.
 */
type Border = readonly [kind: LineClass, levels?: number | readonly number[], least?: number, part?: string];

/** What a model draws one slice with. Fields belong to that slice. */
interface Sheet {
  /** A solid at every point of the slice. */
  sample(height: Height): Field;
  /** A solid that is alike on both sides of the body: its height is asked for x ≥ 0 only. */
  pair(height: Height): Field;
  /** Other fields made into one. */
  mix(height: Mixed): Field;
  /** Draws contours of a field, and returns it. */
  line(field: Field, ...borders: readonly Border[]): Field;
  /** The contours of a field at a level, mm, as far as they run `margin` mm inside another: fibres, seams, plates. */
  strands(kind: LineClass, field: Field, level: number, inside: Field, margin?: number): void;
  /** The outline of the body. */
  outline(field: Field): void;
  /**
   * Puts a solid into the slice after all earlier ones: it gives way to them by `gap` mm and, with a `limit`, stays
   * inside it by `margin` mm.
   */
  place(field: Field, gap: number, limit?: Field, margin?: number): Field;
  /** Distance to the nearest placed solid, mm, the corners between solids rounded. */
  nearest(point: number): number;
  /**
   * The house style's ground: lines that lead from the shell (`depth` 0, positive inside) to the structures
   * (`distance` 0), at shares of the way between. They never cross one another nor a structure.
   */
  ground(depth: Mixed, distance: Mixed, shares: readonly number[], least?: number): void;
}
/** A part of the body as solids, and how a slice of it is drawn. */
export interface Model {
  readonly plane: Plane;
  readonly spot: Region["spot"];
  /** Depth of the first and of the last slice, mm. */
  readonly depth: readonly [first: number, last: number];
  /** About the distance of the grid's points, mm. */
  readonly spacing: number;
  /** What is computed; it may end outside the picture. */
  readonly area: Area;
  /** The picture: left edge, upper edge and width, mm; its shape is that of `DRAWING`. */
  readonly frame: readonly [left: number, top: number, width: number];
  readonly still: number;
  /** Key of what has come into view, first and last index: one for every layer. */
  readonly labels: readonly (readonly [key: string, first: number, last: number])[];
  /** The parts that a label names, where it is not the one part of the same id. */
  readonly named?: Readonly<Record<string, readonly string[]>>;
  /** Bends the place of a point a little, so that nothing is drawn with a ruler. */
  bend?(x: number, y: number, z: number): readonly [x: number, y: number];
  draw(z: number, sheet: Sheet): void;
}

/** Makes a region of a model. */
export function createRegion(model: Model): Region {
  const { plane, spot, still, labels, named, depth } = model;
  const grid = createGrid(model.area, model.spacing);
  return {
    plane,
    spot,
    still,
    labels: [...new Set(labels.map(([key]) => key))],
    slice(index) {
      const z = depth[0] + ((depth[1] - depth[0]) * index) / (SLICE_COUNT - 1);
      const label = labels.find(([, first, last]) => index >= first && index <= last)?.[0] ?? "";
      return { ...drawSlice(model, grid, z), label, named: named?.[label] ?? [label] };
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

  const sample = (height: Height) => sampleField(grid, xs, ys, height);
  const mix = (height: Mixed) => sample((x, y, p) => height(p, x, y));
  const contoursOf = createContours(grid);
  const inDrawing = inDrawingUnits(model, grid);
  const line: Sheet["line"] = (field, ...borders) => {
    for (const [kind, levels = 0, least = 5, part] of borders) {
      const apart = model.spacing * (kind === "l2" || kind === "l3" ? 1 : 0.6);
      for (const [nth, level] of ([levels].flat() as number[]).entries())
        for (const { points, closed } of contoursOf(field, level, least))
          lines.push({ kind, closed, points: inDrawing(points, apart), ...(nth === 0 && part && { part }) });
    }
    return field;
  };

  const strands: Sheet["strands"] = (kind, field, level, inside, margin = 0) => {
    if (inside.least >= -margin) return;
    for (const { points } of contoursOf(field, level, 5)) {
      let run: number[] = [];
      for (let i = 0; i <= points.length; i += 2) {
        const [x, y] = [points[i] as number, points[i + 1] as number];
        if (inside(Math.round(y) * grid.width + Math.round(x)) < -margin) run.push(x, y);
        else {
          if (run.length > 10) lines.push({ kind, closed: false, points: inDrawing(run, model.spacing) });
          run = [];
        }
      }
    }
  };

  model.draw(z, {
    sample,
    pair: (height) => sample((x, y, p) => height(Math.abs(x), y, p)),
    mix,
    line,
    strands,
    outline(field) {
      // Outside the picture there is no body, so that a body that the edge cuts closes there.
      const values = field.values.map((value, p) => (onEdge(grid, p) ? 1e3 : value));
      for (const { points } of contoursOf(createField(values), 0, 5))
        silhouette.push(inDrawing(pastEdge(grid, points), model.spacing * 3));
    },
    place(field, gap, limit, margin = 1.5) {
      if (field.least >= 0) return field;
      const result = mix((p) => {
        const d = limit ? intersect(field(p), limit(p) + margin, 3) : field(p);
        return intersect(d, gap - (taken[p] as number), 4);
      });
      for (let p = 0; p < taken.length; p++) {
        const d = result(p);
        if (d < (taken[p] as number)) taken[p] = d;
        if (d < (smooth[p] as number) + 9) smooth[p] = unite(smooth[p] as number, d, 9);
      }
      return result;
    },
    nearest: (point) => smooth[point] as number,
    ground(depthAt, distanceAt, shares, least = 14) {
      const share = mix((p, x, y) => {
        const depth = depthAt(p, x, y);
        return depth < 0 ? depth * -0.02 : -depth / (depth + Math.max(distanceAt(p, x, y), 0) + 0.01);
      });
      line(share, ["l3", shares.map((level) => -level), least]);
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

/** Moves what lies at the edge of the grid four cells outwards, so that the corners there, which are round, are not seen. */
function pastEdge({ width, height }: Grid, points: readonly number[]): number[] {
  return points.map((at, i) => {
    const last = (i % 2 ? height : width) - 1;
    if (at < 1) return at - 4;
    return at > last - 1 ? at + 4 : at;
  });
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
