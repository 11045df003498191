/** The files of a region: the still, the stack, and all layers of each body. */
import {
  DRAWING,
  ISOMETRIC,
  type Layer,
  PAINTS,
  type Paint,
  type RegionData,
  STACK,
  stackOffset,
} from "../../src/lib/layer.ts";
import { colourToken } from "../../src/styles/colour-token.ts";
import { bounds, svgPath } from "../engine/curves.ts";
import { type Region, type Slice, skinOf } from "../engine/region.ts";
import { layerDrawing, simplified } from "./layer-drawing.ts";

const stroke = (colour: string, width: number) => `stroke="${colourToken(colour)}" stroke-width="${width}"`;
const fill = (colour: string, strength: number) =>
  `fill="${colourToken(colour)}" fill-opacity="${strength}" fill-rule="evenodd"`;

/**
 * The SVG attributes of each paint (kind of line) in the still. The viewer has the same styles in
 * src/components/SliceViewer/SliceImage.module.css, apart from `lit`, whose attributes depend on the layer.
 */
const STYLES: Readonly<Record<Exclude<Paint, "lit">, string>> = {
  skin: `${fill("verd-300", 0.06)} ${stroke("mist", 1.6)}`,
  faint: `${stroke("verd-300", 1)} opacity=".34"`,
  inner: `${stroke("verd-300", 1.1)} opacity=".75"`,
  contour: `${fill("verd-300", 0.1)} ${stroke("mist", 1.6)}`,
  "accent-inner": `${stroke("copper-400", 1.1)} opacity=".7"`,
  accent: stroke("copper-400", 2),
};

/** An element that pages show with `<use>`. Its line width is in screen pixels at any size of the drawing. */
const path = (id: string, d: string) => `<path id="${id}" vector-effect="non-scaling-stroke" d="${d}"/>`;

/**
 * Returns the text of the still: an SVG group for each paint of a layer, with one path. Colours are set on the
 * groups and not on the paths, so that a page that shows a path with `<use>` can give it other colours, for
 * example for print. The file uses presentation attributes instead of CSS, so that it works both in `<img>` and
 * with a strict Content-Security-Policy.
 */
function stillSvg({ paths, named }: Layer): string {
  const { width, height } = DRAWING;
  const [light, veil] = named.isCopper ? ["copper-400", 0.3] : ["verd-200", 0.15];
  const styles = { ...STYLES, lit: `${fill(light, veil)} ${stroke(light, 2.3)}` };
  const groups = PAINTS.filter((paint) => paths[paint]).map(
    (paint) => `<g ${styles[paint]}>${path(paint, paths[paint])}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linejoin="round" viewBox="0 0 ${width} ${height}">${groups.join("")}</svg>\n`;
}

/** Maximum deviation of a simplified outline in the stack, in its units. */
const STACK_TOLERANCE = 4.14;

const isometric = (points: Float32Array, index: number) =>
  points.map((at, i) =>
    i % 2
      ? ISOMETRIC.xy * (points[i - 1] as number) + ISOMETRIC.yy * at + stackOffset(index)
      : ISOMETRIC.xx * at + ISOMETRIC.yx * (points[i + 1] as number),
  );

/**
 * Returns the text of the stack, an SVG file with the outlines of the body in all layers in isometric projection,
 * and the `viewBox` around them. `#s0` to `#s19` are the outlines of the layers, from the lowest one up; `#small`
 * contains the main lines of the still.
 */
function stackSvg(slices: readonly Slice[], { small }: Layer) {
  const piled = slices.map((slice, index) =>
    skinOf(slice).map(({ points, closed }) => ({ closed, points: isometric(points, index) })),
  );
  const all = bounds(piled.flat());
  const left = Math.floor(all.left + STACK.pull) - 6;
  const top = Math.floor(all.top) - 6;
  const width = Math.ceil(all.right) + 6 - left;
  const height = Math.ceil(all.bottom) + 6 - top;
  const viewBox = `${left} ${top} ${width} ${height}`;
  const planes = piled.map((curves, index) =>
    path(`s${index}`, svgPath(simplified(curves, STACK_TOLERANCE))),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="${viewBox}">${planes.join("")}${path("small", small)}</svg>\n`;
  return { svg, viewBox };
}

/** The path of a file in `src/assets`, and its text. */
export type DrawnFile = readonly [file: string, text: string];

/**
 * Computes the files of a region.
 * @returns the data that pages need besides drawings
 */
export function* regionFiles(name: string, region: Region): Generator<DrawnFile, RegionData> {
  const { plane, still, labels, man, bodies, slices } = region;
  const all = bodies.map((body) => slices(body));
  const layers = all.map((slices) => slices.map(layerDrawing));
  const [first = []] = all;
  const shown = layers[0]?.[still] as Layer;
  const { svg, viewBox } = stackSvg(first, shown);
  yield [`art/${name}.svg`, stillSvg(shown)];
  yield [`art/${name}-stack.svg`, svg];
  // One layer per line, so that a diff shows which layers have changed.
  for (const [nth, drawn] of layers.entries())
    yield [
      `art/layers/${name}${nth ? "-man" : ""}.layers.json`,
      `[\n${drawn.map((layer) => JSON.stringify(layer)).join(",\n")}\n]\n`,
    ];
  const { left, right } = bounds(all.flat().flatMap(({ lines }) => lines));
  return {
    still,
    plane,
    labels,
    ...(man && { man }),
    named: shown.named,
    bleeds: bounds(skinOf(first[still] as Slice)).bottom > DRAWING.height,
    isNarrow: left > DRAWING.width / 6 && right < (DRAWING.width * 5) / 6,
    stackBox: viewBox,
  };
}
