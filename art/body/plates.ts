/**
 * The drawings of the panel „Cele șase investigații”: the body of `figure.ts` in three pieces that the page
 * moves apart, the two slices that lie between them, and the signs of the other examinations. All drawings have
 * the same size, so that the page lays them on top of each other.
 */
import type { Drawing } from "../../src/lib/drawings.ts";
import { colourToken } from "../../src/styles/colour-token.ts";
import { bounds } from "../engine/curves.ts";
import { skinOf } from "../engine/region.ts";
import { layerDrawing } from "../output/layer-drawing.ts";
import { REGIONS } from "../regions/index.ts";
import { arm, head, leg, type Section, trunk } from "./figure.ts";
import {
  bodyLines,
  closedPath,
  figureSvg,
  lightFrom,
  type Point3,
  type Pose,
  project,
  radians,
  stacked,
} from "./lines.ts";

const POSE: Pose = { turn: radians(-26), pitch: radians(27) };
/** The slices are tilted more than the body, so that their organs can be recognised. */
const SLICE_POSE: Pose = { ...POSE, pitch: radians(46) };

/** Part of the figure's projection that the drawings show; `src/components/ServiceIndex` knows it, too. */
const STAGE = { left: -164, top: -100, width: 320, height: 760 };

/** Distance between two lines of the body, and how many there are. */
const SPACING = 6;
const LINES = 130;

/** The heights of the lines at which the body opens. */
const CUT = { cerebral: 37.5, abdominal: 319.5 };

const closed = (points: readonly Point3[], attributes = "") => closedPath(points, POSE, attributes);

/** Points around a level superellipse. */
const ringAt = (y: number, { a, b, x, z, n }: Section, size = 1): Point3[] =>
  Array.from({ length: 32 }, (_, i) => {
    const [c, s] = [Math.cos((i / 16) * Math.PI), Math.sin((i / 16) * Math.PI)];
    const around = (value: number, half: number) =>
      Math.sign(value) * Math.abs(value) ** (2 / n) * half * size;
    return [x + around(c, a), y, z + around(s, b)];
  });

const SIDES = [-1, 1];

/** Attributes for a line in copper: `strength` is its opacity, `veil` the opacity of its area. */
const paint = (strength: number, veil: number) => ` stroke-opacity="${strength}" fill-opacity="${veil}"`;

/** Draws one piece of the body. @param from its upper end @param to its lower end */
const bodyPiece = (from: number, to: number) =>
  stacked(
    bodyLines(SPACING, LINES).filter(({ y, isArm }) => (isArm ? to === CUT.abdominal : y >= from && y < to)),
    POSE,
  );

/** The right edge is a little brighter than the shade. */
const LIGHT = lightFrom(["#eaf6f4", "#a9d3cd", "#3f8d87", "#2c716c", "#7db8b1"]);

const lines = (paths: string) => `<g fill="#06201f" stroke="url(#light)" stroke-width="4.2">${paths}</g>`;

const copper = (paths: string) =>
  `<g fill="${colourToken("copper-400")}" stroke="${colourToken("copper-400")}" stroke-width="4.6">${paths}</g>`;

/** The slices between the pieces of the body: the layer of the region and its size compared with the body. */
const SLICES = {
  cerebral: { layer: 10, section: head.at(CUT.cerebral), size: 1.5 },
  abdominal: { layer: 10, section: trunk.at(CUT.abdominal), size: 1.42 },
};

/** A layer of the viewer, laid on the cut: its skin covers the section of the body, enlarged. */
function slice(name: keyof typeof SLICES): string {
  const { layer, section, size } = SLICES[name];
  const drawn = REGIONS[name].slice(layer);
  const box = bounds(skinOf(drawn));
  // The projection of the drawing's axes.
  const m = [
    ...project([(2 * section.a * size) / box.width, 0, 0], SLICE_POSE),
    ...project([0, 0, (-2 * section.b * size) / box.height], SLICE_POSE),
  ].map((value) => Number(value.toFixed(4)));
  const [cx, cy] = [box.left + box.width / 2, box.top + box.height / 2];
  const at = project([0, CUT[name], section.z], POSE);
  const move = [0, 1].map((axis) =>
    Math.round((at[axis] as number) - (m[axis] as number) * cx - (m[2 + axis] as number) * cy),
  );
  const { paths } = layerDrawing(drawn);
  const [mist, pale, warm] = ["mist", "verd-300", "copper-400"].map(colourToken);
  const styles = {
    skin: `fill="#082b2b" stroke="${mist}" stroke-width="1.7"`,
    faint: `stroke="${pale}" opacity=".4"`,
    inner: `stroke="${pale}" opacity=".75"`,
    contour: `fill="${pale}" fill-opacity=".1" stroke="${mist}" stroke-width="1.3"`,
    "accent-inner": `stroke="${warm}" opacity=".7"`,
    accent: `fill="${warm}" fill-opacity=".3" stroke="${warm}" stroke-width="1.6"`,
    lit: `fill="${warm}" fill-opacity=".3" stroke="${warm}" stroke-width="1.6"`,
  };
  return `<g fill="none" transform="matrix(${[...m, ...move].join(" ")})">${Object.entries(styles)
    .map(([kind, style]) => [style, paths[kind as keyof typeof styles]])
    .filter(([, d]) => d)
    .map(([style, d]) => `<path ${style} fill-rule="evenodd" vector-effect="non-scaling-stroke" d="${d}"/>`)
    .join("")}</g>`;
}

/** Height of the spine's vertebrae: seven of the neck, twelve of the chest, five of the loins. */
const VERTEBRAE = [
  ...Array(7).fill(6.3),
  ...Array.from({ length: 12 }, (_, i) => 10 + 0.42 * i),
  ...Array(5).fill(16.2),
];
const SPINE_TOP = 92;

/** How far forwards the spine is: convex forwards in the neck and the loins, backwards in the chest. */
function spineAt(y: number): number {
  const bow = (from: number, to: number, by: number) =>
    y > from && y < to ? by * Math.sin(((y - from) / (to - from)) * Math.PI) : 0;
  return -17 + bow(88, 137, 5) + bow(137, 304, -13) + bow(304, 390, 9) + bow(390, 470, -12);
}

function spine(): string {
  let y = SPINE_TOP;
  const bones = VERTEBRAE.map((height, i) => {
    const bone = { y, height: height * 0.66, a: 8 + i * 0.42, b: 6 + i * 0.3 };
    y += height;
    return bone;
  });
  for (let i = 0; i < 5; i++) {
    bones.push({ y, height: 8.6, a: 22 - 3.2 * i, b: 12 - 1.8 * i });
    y += 8.6;
  }
  return bones
    .reverse()
    .map(({ y, height, a, b }) => {
      const section = { a, b, x: 0, z: spineAt(y + height / 2), n: 2.5 };
      const [upper, lower] = [ringAt(y, section), ringAt(y + height, section)];
      // The side of the bone: its lower edge from left to right, then back along the upper one.
      const front = (ring: Point3[]) => {
        const ordered = ring.map((point) => ({ point, left: project(point, POSE)[0] }));
        const first = ordered.reduce((best, one, i) => (one.left < (ordered[best]?.left ?? 0) ? i : best), 0);
        return Array.from({ length: 17 }, (_, i) => ring[(first - i + 32) % 32] as Point3);
      };
      return `${closed([...front(lower), ...front(upper).reverse()], paint(1, 0.5))}${closed(upper, paint(0.9, 0.25))}`;
    })
    .join("");
}

/** Rings around the joints: the knees most, the others faint. */
function joints(): string {
  const ring = (y: number, section: Section, size: number, strength: number, veil: number) =>
    SIDES.map((side) =>
      closed(ringAt(y, { ...section, x: side * section.x }, size), paint(strength, veil)),
    ).join("");
  return [
    ring(158, arm.at(158), 0.95, 0.6, 0.1),
    ring(292, arm.at(292), 1.1, 0.5, 0.08),
    ring(388, arm.at(388), 1.15, 0.5, 0.08),
    ring(425, { a: 22, b: 22, x: 56, z: -2, n: 2 }, 1, 0.5, 0.08),
    ring(589, leg.at(589), 1.02, 0.55, 0.08),
    ring(604, leg.at(604), 1.05, 1, 0.26),
    ring(619, leg.at(619), 1.02, 0.55, 0.08),
  ].join("");
}

/** The plane of the pelvis, and the bladder in it. */
function pelvis(): string {
  const plane = closed(ringAt(404, trunk.at(404), 1.03), paint(1, 0.1));
  const bladder = [
    [420, 0.55],
    [414, 0.85],
    [407, 1],
    [400, 0.9],
    [394, 0.55],
  ] as const;
  return (
    plane +
    bladder
      .map(([y, size]) => closed(ringAt(y, { a: 22, b: 17, x: 0, z: 12, n: 2 }, size), paint(1, 0.26)))
      .join("")
  );
}

/** Domes on the chest, as rings whose planes are parallel to it. */
function breasts(): string {
  const { z, b } = trunk.at(222);
  const rings = [
    [-2, 21],
    [6, 18.5],
    [12.5, 14.5],
    [17, 9],
    [19, 3.5],
  ] as const;
  return SIDES.flatMap((side) =>
    rings.map(([out, radius]) =>
      closed(
        Array.from({ length: 28 }, (_, i) => {
          const turn = (i / 14) * Math.PI;
          return [
            side * (37 + out * 0.15) + Math.cos(turn) * radius,
            220 + Math.sin(turn) * radius + out * 0.25,
            z + b * 0.86 + out,
          ] as const;
        }),
        paint(1, 0.14),
      ),
    ),
  ).join("");
}

/** The outline of an opened section. */
const opening = (name: keyof typeof CUT, section: Section) =>
  copper(closed(ringAt(CUT[name], section), paint(0.8, 0.08)));

/** Returns the SVG file of each drawing by its name. One file for all would be painted whole for each of its views. */
export function bodyPlates(): Record<"lower" | "upper" | "crown" | Drawing, string> {
  const svg = (drawing: string) => figureSvg(STAGE, drawing);
  const piece = (from: number, to: number, end = "") => svg(LIGHT + lines(bodyPiece(from, to)) + end);
  return {
    lower: piece(CUT.abdominal, 690, opening("abdominal", SLICES.abdominal.section)),
    upper: piece(CUT.cerebral, CUT.abdominal, opening("cerebral", SLICES.cerebral.section)),
    crown: piece(0, CUT.cerebral),
    cerebral: svg(slice("cerebral")),
    abdominal: svg(slice("abdominal")),
    coloana: svg(copper(spine())),
    articulatii: svg(copper(joints())),
    pelvin: svg(copper(pelvis())),
    mamar: svg(copper(breasts())),
  };
}
