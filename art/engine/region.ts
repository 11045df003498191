import { BODIES } from "../../src/lib/drawings.ts";
import { type Body, LAYER_COUNT, LAYER_INDICES } from "../../src/lib/layer.ts";
import type { Line } from "./curves.ts";
import { createGrid } from "./field.ts";
import type { Model } from "./model.ts";
import { type Bend, createSliceTools } from "./slice-tools.ts";

/**
 * The drawing code of a region. `draw` draws the slice at depth `z` (mm) with the functions and solids of
 * `context`.
 */
interface Drawing<Solids> {
  readonly bend?: Bend;
  draw(z: number, context: Context<Solids>, body: Body): void;
}

type Context<Solids> = ReturnType<typeof createSliceTools> & {
  /** The cross-sections of the solids of the region's model in this slice. */
  readonly cut: Solids;
};

export function createRegion<Solids>(model: Model<Solids>, { bend, draw }: Drawing<Solids>) {
  const { plane, still, labels, man, named, depth, solids } = model;
  const grid = createGrid(model.area, model.spacing);
  /**
   * Draws the slice at `index`, 0 to `LAYER_COUNT - 1`: axial slices go from the feet upwards, sagittal ones from one
   * side to the other, coronal ones from front to back.
   */
  const slice = (index: number, body: Body = BODIES[0]) => {
    const lines: Line[] = [];
    const z = depth.first + ((depth.last - depth.first) * index) / (LAYER_COUNT - 1);
    draw(z, { ...createSliceTools(model, grid, z, lines, bend), cut: solids(z) }, body);
    const label = (body === BODIES[0] ? labels : man)?.[index] ?? "";
    return { lines, label, named: named?.[label] ?? [label] };
  };
  return {
    plane,
    still,
    labels,
    man,
    /**
     * The bodies among which visitors can choose: one if the drawings of a woman and a man are the same,
     * otherwise two.
     */
    bodies: man ? BODIES : BODIES.slice(0, 1),
    slice,
    /** Draws all slices of a body, in the order of their indices. */
    slices: (body: Body) => LAYER_INDICES.map((index) => slice(index, body)),
  };
}

export type Region = ReturnType<typeof createRegion>;

/** One layer of a region: its lines, the id of its label, and the structures that the label names. */
export type Slice = ReturnType<Region["slice"]>;

/** The outlines of the body in a slice. */
export const skinOf = ({ lines }: Slice) => lines.filter(({ kind }) => kind === "skin");
