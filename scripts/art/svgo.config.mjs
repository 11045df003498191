/*
 * Turns the design's drawings into files that need no style sheet: the classes become presentation
 * attributes (widths and strengths of the design brief, section 5), then the usual clean-up runs.
 */

const COPPER = "#a74519";
const LINES = {
  l1: { "stroke-width": "1.5" },
  l2: { "stroke-width": "1.1", opacity: ".62" },
  l3: { "stroke-width": "1.1", opacity: ".4" },
  c1: { "stroke-width": "2", stroke: COPPER },
  c2: { "stroke-width": "1.1", stroke: COPPER, opacity: ".65" },
  sheet: { "stroke-width": "1", stroke: "#c3e0db", fill: "#fff", "fill-opacity": ".86" },
};
// In a stack only the lifted sheet is drawn at full strength.
const LIFTED = { ...LINES, sheet: { ...LINES.sheet, stroke: "#318780" } };
const LOWER = {
  ...LINES,
  l1: { ...LINES.l1, opacity: ".55" },
  l2: { ...LINES.l2, opacity: ".28" },
  l3: { ...LINES.l3, opacity: ".28" },
  c1: { ...LINES.c1, opacity: ".5" },
  c2: { ...LINES.c2, opacity: ".5" },
};

/** Lines keep their width in screen pixels at any size: a 116 px thumbnail and a 600 px drawing. */
function drawLine(node, styles) {
  const style = styles[node.attributes.class];
  if (!style) return;
  Object.assign(node.attributes, style, { "vector-effect": "non-scaling-stroke" });
}

const presentationAttributes = {
  name: "presentation-attributes",
  fn: () => {
    let styles = LINES;
    return {
      element: {
        enter: (node) => {
          const [, layer] = /\bsl-(\d)/.exec(node.attributes.class ?? "") ?? [];
          if (layer) styles = layer === "0" ? LIFTED : LOWER;
          drawLine(node, styles);
          if (node.name === "svg") {
            const [, , width, height] = node.attributes.viewBox.split(" ");
            Object.assign(node.attributes, { width, height });
            delete node.attributes["stroke-width"];
            delete node.attributes["aria-hidden"];
          }
          delete node.attributes.class;
        },
      },
    };
  },
};

export default {
  multipass: true,
  floatPrecision: 2,
  js2svg: { finalNewline: true },
  plugins: [
    presentationAttributes,
    {
      name: "preset-default",
      params: {
        overrides: {
          // Whole units are enough, but at that precision curves must not become straight lines or arcs.
          convertPathData: { floatPrecision: 0, straightCurves: false, makeArcs: false },
          // Lines that cross would share one opacity once merged.
          mergePaths: false,
          // Widths are screen pixels: a group's transform must not be written into them.
          moveElemsAttrsToGroup: false,
        },
      },
    },
  ],
};
