import {
  BODIES,
  type Body,
  DRAWING,
  LAYER_COUNT,
  type Paint,
  type Plane,
} from "../../src/components/SliceViewer/layer.ts";
import {
  type Area,
  createContours,
  createField,
  createGrid,
  type Field,
  type Grid,
  type Height,
  sampleField,
} from "./field.ts";
import { cutAt, intersect, type Solids, smoothMin, solidsAt } from "./solids.ts";
import type { Line } from "./types.ts";

/**
 * Computes the value of a field at the grid point with the index `point`, which is at (x, y) in millimetres.
 * With this index the function can read the values of other fields at the same grid point.
 */
type Mixed = (point: number, x: number, y: number) => number;

/**
 * The contours that are drawn for a field: the lines on which its value is one of `levels` (mm; 0 is the
 * surface of a solid), if they have more than `least` points. The contours at the first level are the outline
 * of the structure `part`, which a label can name.
 */
interface Contours {
  readonly levels?: readonly number[];
  readonly least?: number;
  readonly part?: string;
}

/**
 * How a structure is placed among the other structures of its slice, and which of its contours are drawn in
 * each paint (kind of line).
 */
type Structure = { readonly [Kind in Paint]?: Contours } & {
  /**
   * Minimum distance (mm) between this structure and all structures with a `gap` that were placed before it.
   * Structures with a `gap` that are placed later keep their own distance to this one.
   */
  readonly gap?: number;
  /**
   * The structure is visible only where it is at least this far (mm) inside the field `limit` that `outline`
   * gets. Without `margin` the limit has no effect.
   */
  readonly margin?: number;
};

/** The data of a region: the contents of the `.json` file beside the region's drawing code. */
type Model = Readonly<{
  /**
   * A value of `Plane`. Its type is `string`, because TypeScript does not infer more exact types from JSON
   * files.
   */
  plane: string;
  /**
   * The region's ellipse on the body map, in the map's units. Its centre is on the body's centre line (x =
   * 0); `cy` is measured downwards from the crown (0) to the feet (780). `rx` and `ry` are half axes.
   */
  spot: { readonly cy: number; readonly rx: number; readonly ry: number };
  /** The z coordinates of the first and of the last slice, in mm. */
  depth: { readonly first: number; readonly last: number };
  /** Approximate distance between two points of the grid, in mm. */
  spacing: number;
  /** The area for which fields are computed; it may extend beyond the picture. */
  area: Area;
  /** The area of the picture, in mm. Its height follows from the aspect ratio of `DRAWING`. */
  frame: { readonly left: number; readonly top: number; readonly width: number };
  /**
   * Index of the slice that represents the region on social cards and in thumbnails, and that the viewer
   * shows first.
   */
  still: number;
  /** For each layer, from the lowest, the id of its label. */
  labels: readonly string[];
  /** The labels of a man's body, if it differs; `labels` are then those of a woman's body. */
  man?: readonly string[];
  /**
   * For each label id, the structures that the label names, as values of `part`. A label without an entry
   * names the structure with the same id.
   */
  named?: Readonly<Record<string, readonly string[]>>;
  structures: Readonly<Record<string, Structure>>;
  solids: Solids;
}>;

/**
 * Distorts the slices a little, so that lines look drawn by hand: returns the moved position of a point, in
 * mm.
 */
type Bend = (x: number, y: number, z: number) => readonly [x: number, y: number];

/**
 * The drawing code of a region. `draw` draws the slice at depth `z` (mm) with the functions and solids of
 * `context`.
 */
interface Drawing<Table extends Solids> {
  readonly bend?: Bend;
  draw(z: number, context: Context<Table>, body: Body): void;
}

type Context<Table extends Solids> = ReturnType<typeof createContext> & {
  /**
   * `cut` contains the solids of the region's JSON file where this slice cuts them. `cutAt` returns the same
   * solids where another depth `z` (mm) cuts them.
   */
  readonly cut: ReturnType<typeof cutAt<Table>>;
  readonly cutAt: (z: number) => ReturnType<typeof cutAt<Table>>;
};

/** Creates a region from the data of its JSON file and from its drawing code. */
export function createRegion<Own extends Model>(model: Own, { bend, draw }: Drawing<Own["solids"]>) {
  const { spot, still, labels, man, named, depth } = model;
  const grid = createGrid(model.area, model.spacing);
  const at = (z: number) => cutAt<Own["solids"]>(model.solids, z);
  return {
    plane: model.plane as Plane,
    spot,
    still,
    /**
     * The bodies among which visitors can choose. There is only one if the drawings of a woman and a man do
     * not differ.
     */
    bodies: man ? BODIES : BODIES.slice(0, 1),
    /** Ids of all labels, and of the bodies; their texts are in `content/slices.yaml`. */
    labels: [...new Set([...labels, ...(man ?? [])]), ...(man ? BODIES : [])],
    /**
     * Draws the slice at `index`, 0 to `LAYER_COUNT - 1`: axial slices go from the feet upwards, sagittal
     * ones from one side to the other, coronal ones from front to back. The computation takes some
     * milliseconds and always gives the same result, so callers should keep the result.
     */
    slice(index: number, body: Body = BODIES[0]) {
      const lines: Line[] = [];
      const z = depth.first + ((depth.last - depth.first) * index) / (LAYER_COUNT - 1);
      draw(z, { ...createContext(model, grid, z, lines, bend), cut: at(z), cutAt: at }, body);
      const label = (body === BODIES[0] ? labels : man)?.[index] ?? "";
      return { lines, label, named: named?.[label] ?? [label] };
    },
  };
}

export type Region = ReturnType<typeof createRegion>;

/** One layer of a region: its lines, the id of its label, and the structures that the label names. */
export type Slice = ReturnType<Region["slice"]>;

/**
 * Creates the functions with which the drawing code of a region draws one slice. These functions add the
 * lines that they draw to `lines`.
 */
function createContext(model: Model, grid: Grid, z: number, lines: Line[], bend?: Bend) {
  // `taken` contains for every point of the grid the distance (mm) to the nearest structure with a `gap` that
  // is already placed. `smooth` contains the same distances, but with rounded corners where structures meet.
  const taken = new Float32Array(grid.width * grid.height).fill(99);
  const smooth = taken.slice();
  const { xs, ys } = places(grid, z, bend);
  const contoursOf = createContours(grid);
  const inDrawing = inDrawingUnits(model, grid);

  /** Computes the field of a solid in this slice. */
  const sample = (height: Height) => sampleField(grid, xs, ys, height);

  /** Computes a field from the values of other fields. */
  const mix = (height: Mixed) => sample((x, y, p) => height(p, x, y));

  /**
   * Draws contours of a field. `inner` and `faint` lines that are not the outline of a `part` may end at the
   * edge of the grid; all other contours are closed along the edge.
   */
  function line(field: Field, kind: Paint, { levels = [0], least = 5, part }: Contours) {
    const isOpen = (kind === "inner" || kind === "faint") && !part;
    const whole = isOpen ? field : walled(grid, field);
    for (const [nth, level] of levels.entries())
      for (const { points, closed } of contoursOf(whole, level, least))
        lines.push({ kind, closed, points: inDrawing(points), ...(nth === 0 && part && { part }) });
  }

  /**
   * Returns the visible part of a structure: the part inside its limit that keeps its gap to all structures
   * that were placed before. If the structure has a gap itself, it is recorded in `taken` and `smooth` for
   * the structures that are placed later.
   */
  function place(field: Field, { gap, margin }: Structure, limit?: Field): Field {
    const isLimited = limit && margin !== undefined;
    if (field.least >= 0 || !(isLimited || gap)) return field;
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
    ...solidsAt(z),
    sample,
    /** Computes the field of a solid that is symmetric about x = 0: `height` is only called with x ≥ 0. */
    pair: (height: Height) => sample((x, y, p) => height(Math.abs(x), y, p)),
    mix,
    /**
     * Places structures in the slice and draws them in the order of `fields`.
     * @returns the visible part of each structure
     */
    outline<Name extends string>(fields: Readonly<Record<Name, Field>>, limit?: Field) {
      const placed = Object.entries<Field>(fields).map(([name, field]) => {
        const structure = model.structures[name] as Structure;
        const { gap, margin, ...paints } = structure;
        const left = place(field, structure, limit);
        for (const [kind, contours] of Object.entries(paints)) line(left, kind as Paint, contours);
        return [name, left];
      });
      return Object.fromEntries(placed) as Record<Name, Field>;
    },
    /**
     * Draws contours of `field` at `level` (mm) as open, faint lines: fibres, seams or plates. Only the parts
     * that are more than `margin` mm inside the field `inside` are drawn.
     */
    strands(field: Field, inside: Field, margin = 0, level = 0) {
      if (inside.least >= -margin) return;
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
    /** Distance (mm) to the nearest placed structure, with rounded corners between structures. */
    nearest: (point: number) => smooth[point] as number,
    /**
     * Draws faint contour lines in the space between an outer surface and the structures inside it.
     * @param depthAt depth (mm) below the outer surface, positive inside
     * @param distanceAt distance (mm) to the nearest structure
     * @param shares positions of the lines, from 0 (at the surface) to 1 (at a structure); the lines cross
     * neither each other nor a structure
     */
    ground(depthAt: Mixed, distanceAt: Mixed, shares: readonly number[], least = 14) {
      const share = mix((p, x, y) => {
        const depth = depthAt(p, x, y);
        return depth < 0 ? depth * -0.02 : -depth / (depth + Math.max(distanceAt(p, x, y), 0) + 0.01);
      });
      line(share, "faint", { levels: shares.map((level) => -level), least });
    },
  };
}

/** The position of each point of the grid, in mm, after the region's `bend`. */
function places({ width, height, dx, dy, area }: Grid, z: number, bend?: Bend) {
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
 * Returns a copy of a field with large positive values (outside) at the edge of the grid, so that all
 * contours are closed there.
 */
function walled({ width }: Grid, field: Field): Field {
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
 * Returns a function that converts the points of a contour from grid units to drawing units. It leaves out
 * points that nearly coincide with the previous one.
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
