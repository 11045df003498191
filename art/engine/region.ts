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

/** A height that is made of other fields' values at a point. */
type Mixed = (point: number, x: number, y: number) => number;

/** Contours at levels, mm, of more than `least` points; those at the first level bound `part`, which a label names. */
interface Contours {
  readonly levels?: readonly number[];
  readonly least?: number;
  readonly part?: string;
}

/** The relation of a structure to the others of its slice, and its lines by paint. */
type Structure = { readonly [Kind in Paint]?: Contours } & {
  /** The gap in mm to all structures that were drawn with a gap before; later ones keep it too. */
  readonly gap?: number;
  /** The margin in mm inside the limit; without one the structure is not limited. */
  readonly margin?: number;
};

/** The numbers of a region: the `.json` file beside its drawing. */
type Model = Readonly<{
  /** One of `Plane`; to TypeScript a file of numbers holds any text. */
  plane: string;
  /** Its position on the body map, in the map's units: centre line x = 0, height 0 (crown) to 780. */
  spot: { readonly cy: number; readonly rx: number; readonly ry: number };
  /** Depth of the first and of the last slice, mm. */
  depth: { readonly first: number; readonly last: number };
  /** About the distance of the grid's points, mm. */
  spacing: number;
  /** The computed area; it may extend beyond the picture. */
  area: Area;
  /** The picture, mm; its shape is that of `DRAWING`. */
  frame: { readonly left: number; readonly top: number; readonly width: number };
  /** Index of the slice that represents the region: cards, thumbnails, the viewer's first picture. */
  still: number;
  /** Key of the named structure, for each layer from below. */
  labels: readonly string[];
  /** The labels of a man's body, where that is another one; the others are a woman's then. */
  man?: readonly string[];
  /** The parts that a label names, where it is not the one part of the same id. */
  named?: Readonly<Record<string, readonly string[]>>;
  structures: Readonly<Record<string, Structure>>;
  solids: Solids;
}>;

/** Bends the place of a point a little, so that nothing is drawn with a ruler. */
type Bend = (x: number, y: number, z: number) => readonly [x: number, y: number];

/** How a slice of a region is drawn of its solids. */
interface Drawing<Table extends Solids> {
  readonly bend?: Bend;
  draw(z: number, context: Context<Table>, body: Body): void;
}

type Context<Table extends Solids> = ReturnType<typeof createContext> & {
  /** The table's solids in this slice, and at another depth. */
  readonly cut: ReturnType<typeof cutAt<Table>>;
  readonly cutAt: (z: number) => ReturnType<typeof cutAt<Table>>;
};

/** Makes a region of its numbers: a part of the body that can be gone through. */
export function createRegion<Own extends Model>(model: Own, { bend, draw }: Drawing<Own["solids"]>) {
  const { spot, still, labels, man, named, depth } = model;
  const grid = createGrid(model.area, model.spacing);
  const at = (z: number) => cutAt<Own["solids"]>(model.solids, z);
  return {
    plane: model.plane as Plane,
    spot,
    still,
    /** The bodies to choose from: one where a woman's and a man's are alike. */
    bodies: man ? BODIES : BODIES.slice(0, 1),
    /** Keys of all named structures, and of the bodies to choose from; the words for them are content. */
    labels: [...new Set([...labels, ...(man ?? [])]), ...(man ? BODIES : [])],
    /**
     * The slice at `index`, 0 to `LAYER_COUNT - 1`: axial from the feet upwards, sagittal from one side to the other,
     * coronal from front to back. Takes some milliseconds and gives the same result every time; callers keep it.
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

/** One layer of a region, and the parts that its label names. */
export type Slice = ReturnType<Region["slice"]>;

/** The functions with which a model draws one slice into `lines`. */
function createContext(model: Model, grid: Grid, z: number, lines: Line[], bend?: Bend) {
  // Distance to the nearest placed solid at every point, and the same with the corners between solids rounded.
  const taken = new Float32Array(grid.width * grid.height).fill(99);
  const smooth = taken.slice();
  const { xs, ys } = places(grid, z, bend);
  const contoursOf = createContours(grid);
  const inDrawing = inDrawingUnits(model, grid);

  /** A solid at every point of the slice. */
  const sample = (height: Height) => sampleField(grid, xs, ys, height);

  /** Other fields made into one. */
  const mix = (height: Mixed) => sample((x, y, p) => height(p, x, y));

  /** Draws contours of a field. What has an inside is closed where the edge of the picture cuts it. */
  function line(field: Field, kind: Paint, { levels = [0], least = 5, part }: Contours) {
    const isOpen = (kind === "inner" || kind === "faint") && !part;
    const whole = isOpen ? field : walled(grid, field);
    for (const [nth, level] of levels.entries())
      for (const { points, closed } of contoursOf(whole, level, least))
        lines.push({ kind, closed, points: inDrawing(points), ...(nth === 0 && part && { part }) });
  }

  /** The part of a solid inside its limit, with a gap to all structures that were placed before. */
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
    /** A solid that is alike on both sides of the body: its height is asked for x ≥ 0 only. */
    pair: (height: Height) => sample((x, y, p) => height(Math.abs(x), y, p)),
    mix,
    /**
     * Places structures in the slice and draws them in the order of the model's table.
     * @returns the visible part of each
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
    /** Faint contours of a field at a level, mm, as far as they run `margin` mm inside another: fibres, seams, plates. */
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
    /** Distance to the nearest placed solid, mm, the corners between solids rounded. */
    nearest: (point: number) => smooth[point] as number,
    /**
     * Background contour lines between the outer shell (`depth` 0, positive inside) and the structures (`distance`
     * 0), at shares of the distance. They cross neither each other nor a structure.
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

/** The position of each point of the grid in mm, after the model's bend. */
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

/** The field with nothing at the edge of the grid, so that what the edge cuts is closed there. */
function walled({ width }: Grid, field: Field): Field {
  const values = field.values.slice().fill(1e3, 0, width).fill(1e3, -width);
  for (let p = width; p < values.length; p += width) values[p - 1] = values[p] = 1e3;
  return createField(values);
}

/** Moves points at the edge of the grid four cells outwards, so that the rounded corners there are not visible. */
function pastEdge(at: number, last: number) {
  if (at < 1) return at - 4;
  return at > last - 1 ? at + 4 : at;
}

/** Converts grid units into drawing units, and leaves out points that nearly coincide with the previous one. */
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
