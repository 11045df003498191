import { DRAWING, PAINTS, type Paint, type RegionData } from "../src/components/SliceViewer/layer.ts";
import { colourToken } from "../src/styles/colour-token.ts";
import type { Region, Slice } from "./engine/region.ts";
import { layerDrawing, stackOf } from "./layer-drawing.ts";

const stroke = (colour: string, width: number) => `stroke="${colourToken(colour)}" stroke-width="${width}"`;
const fill = (colour: string, strength: number) =>
  `fill="${colourToken(colour)}" fill-opacity="${strength}" fill-rule="evenodd"`;

/**
 * The SVG attributes of each paint (kind of line) for a drawing that is an SVG file of its own. The viewer
 * has the same styles in src/components/SliceViewer/SliceImage.module.css, apart from `lit`. The attributes
 * of `lit` depend on the layer, so `paintedPaths` computes them.
 */
const STYLES: Readonly<Record<Paint, string>> = {
  skin: `${fill("verd-300", 0.06)} ${stroke("mist", 1.6)}`,
  faint: `${stroke("verd-300", 1)} opacity=".34"`,
  inner: `${stroke("verd-300", 1.1)} opacity=".75"`,
  contour: `${fill("verd-300", 0.1)} ${stroke("mist", 1.6)}`,
  "accent-inner": `${stroke("copper-400", 1.1)} opacity=".7"`,
  accent: stroke("copper-400", 2),
  lit: "",
};

/**
 * Returns an SVG group for each paint of a layer, with one path. Colours are set on the groups and not on the
 * paths. A page that shows a path with `<use>` can therefore give it other colours, for example for print.
 * Line widths are screen pixels at any size of the drawing.
 */
function paintedPaths(slice: Slice): string {
  const { paths, named } = layerDrawing(slice);
  const [light, veil] = named.isCopper ? ["copper-400", 0.3] : ["verd-200", 0.15];
  return PAINTS.filter((paint) => paths[paint])
    .map((paint) => {
      const style = paint === "lit" ? `${fill(light, veil)} ${stroke(light, 2.3)}` : STYLES[paint];
      return `<g ${style}><path id="${paint}" vector-effect="non-scaling-stroke" d="${paths[paint]}"/></g>`;
    })
    .join("");
}

/**
 * Returns a slice as the text of an SVG file. The file uses presentation attributes instead of CSS, so that
 * it works both in `<img>` and with a strict Content-Security-Policy.
 */
export function drawingSvg(slice: Slice): string {
  const { width, height } = DRAWING;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linejoin="round" viewBox="0 0 ${width} ${height}">${paintedPaths(slice)}</svg>\n`;
}

/**
 * Returns the entry of a region in `src/assets/art/regions.json`: the data that pages need besides drawings.
 * @param man the slices of a man's body, if they differ from `slices`
 */
export function regionData(region: Region, slices: readonly Slice[], man?: readonly Slice[]): RegionData {
  const { still, plane } = region;
  const shown = slices[still] as Slice;
  return {
    still,
    plane,
    labels: slices.map(({ label }) => label),
    ...(man && { man: man.map(({ label }) => label) }),
    named: layerDrawing(shown).named,
    bleeds: shown.lines.some(
      ({ kind, points }) => kind === "skin" && points.some((at, i) => i % 2 && at > DRAWING.height),
    ),
    isNarrow: [...slices, ...(man ?? [])].every(({ lines }) =>
      lines.every(({ points }) =>
        points.every((at, i) => i % 2 || Math.abs(at / DRAWING.width - 0.5) < 1 / 3),
      ),
    ),
    stackBox: stackOf(slices).viewBox,
  };
}

/**
 * Returns the text of an SVG file with the outlines of all layers as a stack. Pages show parts of this file
 * with `<use>`: `#s0` to `#s19` are the outlines of the layers, `#small` contains the main lines of the layer
 * whose index is `still`.
 */
export function stackSvg(slices: readonly Slice[], still: number): string {
  const { outlines, viewBox } = stackOf(slices);
  const path = (id: string, d: string) => `<path id="${id}" vector-effect="non-scaling-stroke" d="${d}"/>`;
  const { small } = layerDrawing(slices[still] as Slice);
  const planes = outlines.map((d, index) => path(`s${index}`, d)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="${viewBox}">${planes}${path("small", small)}</svg>\n`;
}
