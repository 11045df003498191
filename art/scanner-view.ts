import { colourToken } from "../src/styles/colour-token.ts";
import { step } from "./engine/solids.ts";
import { HAND, STAFF } from "./scanner-people.ts";

/** Size of the drawing, in drawing units. */
const [WIDTH, HEIGHT] = [1000, 700];
/** The vanishing point, which is the centre of the tube. */
const CENTRE = { x: 490, y: 318 };
/** Drawing units of a length of one (the radius of the tube) at a distance of one. */
const FOCUS = 900;
/** Distances from the eye to the nearest ring and to the open end of the tube. */
const [NEAR, END] = [1.3, 4.3];
const RINGS = 26;
/** Height of the table below the eye, half of its width, and distance of the blanket's farther edge. */
const [TABLE, TABLE_HALF, FEET] = [0.64, 0.72, 5];
/** Distance from one line of the blanket to the next nearer one, as a part of its own distance. */
const LINE_STEP = 0.031;
/** Number of points of half a line of the blanket. */
const HALF_POINTS = 11;

type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** Projects a point of the tube (x to the right, y down, z away from the eye) onto the drawing. */
const project = (x: number, y: number, z: number): Point => [
  round(CENTRE.x + (x / z) * FOCUS),
  round(CENTRE.y + (y / z) * FOCUS),
];

function mix(from: string, to: string, part: number): string {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const target = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((target[i] as number) - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The rings of the tube become lighter with distance, and the last ones are copper. */
function rings(): string {
  const [dark, light, copper] = ["night-800", "verd-300", "copper-300"].map(colourToken) as [
    string,
    string,
    string,
  ];
  return Array.from({ length: RINGS }, (_, i) => {
    const part = i / (RINGS - 1);
    const radius = FOCUS / (NEAR + (END - NEAR) * part ** 1.1);
    const colour =
      part > 0.8 ? mix(light, copper, (part - 0.8) / 0.2) : mix(dark, light, (part / 0.8) ** 1.3);
    return `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${round(radius)}" stroke="${colour}" stroke-width="${round(0.9 + 0.8 * part)}"/>`;
  }).join("");
}

/** A strip of light along the upper side of the tube, at an angle from its top. */
function lightStrip(degrees: number): string {
  const [from, to] = [degrees - 1.6, degrees + 1.6].map((angle) => (angle * Math.PI) / 180) as [
    number,
    number,
  ];
  const at = (angle: number, z: number) => project(Math.sin(angle), -Math.cos(angle), z).join(" ");
  return `<path fill="url(#strip)" d="M${at(from, 1.6)}L${at(from, END)} ${at(to, END)} ${at(to, 1.6)}z"/>`;
}

const bump = (x: number, width: number, power = 2) => Math.exp(-(Math.abs(x / width) ** power));

/** Height of the blanket above the table: the body near the eye, then two legs, and two feet at the end. */
function blanket(x: number, z: number): number {
  const legs = step(1.9, 2.7, z);
  const feet = bump(z - 4.66, 0.34, 2.6);
  const side = Math.abs(x) - 0.19;
  const body = 0.27 * bump(x, 0.4, 2.6);
  const leg = (0.17 + 0.05 * bump(z - 3.1, 0.5)) * bump(side, 0.15, 2.2) + 0.22 * feet * bump(side, 0.135, 3);
  return (body * (1 - legs) + leg * legs) * (1 - Math.abs(x / TABLE_HALF) ** 8);
}

/** The nearest corners of the table, which are outside the picture. */
const NEAREST = [1, -1].map((side) => project(side * TABLE_HALF, TABLE, 1).join(" ")).join(" ");

/** One line of the blanket as a quadratic B-spline, closed below, so that it covers the lines behind it. */
function blanketLine(z: number): string {
  const points = Array.from({ length: 2 * HALF_POINTS + 1 }, (_, i) => {
    const x = ((i - HALF_POINTS) / HALF_POINTS) * TABLE_HALF;
    return project(x, TABLE - blanket(x, z), z);
  });
  const middles = points.slice(1).map(([x, y], i): Point => {
    const [left, top] = points[i] as Point;
    return [round((x + left) / 2), round((y + top) / 2)];
  });
  const [first, ...others] = middles as [Point, ...Point[]];
  let [x, y] = first;
  const curve = others.map(([nextX, nextY], i) => {
    const step = `${round(nextX - x)} ${round(nextY - y)}`;
    const [controlX, controlY] = points[1] as Point;
    const control = i ? "t" : `q${round(controlX - x)} ${round(controlY - y)} `;
    [x, y] = [nextX, nextY];
    return control + step;
  });
  return `M${points[0]?.join(" ")}L${first.join(" ")}${curve.join("")}L${points.at(-1)?.join(" ")} ${NEAREST}z`;
}

/** The blanket, from its farther edge to the nearest line in the picture. */
function blanketLines(): string {
  const [far, near, light, dark] = ["verd-700", "night-900", "verd-100", "verd-800"].map(colourToken) as [
    string,
    string,
    string,
    string,
  ];
  let lines = "";
  for (let z = FEET; z > 1.02; z -= z * LINE_STEP) {
    const part = Math.round(Math.min(1, (FEET - z) / 3.4) * 12) / 12;
    const fill = mix(mix(far, colourToken("night-900"), 0.35), near, part ** 0.7);
    lines += `<path fill="${fill}" stroke="${mix(light, dark, part ** 0.6)}" d="${blanketLine(z)}"/>`;
  }
  return lines;
}

/**
 * Returns the view from inside the scanner as an SVG drawing: rings that lead to the open end, the patient's own
 * feet under a blanket, the call button in the right hand, and in the bright room a person who waves. The
 * people are drawn by hand.
 */
export function scannerView(): string {
  const open = round(FOCUS / END);
  const circle = (radius: number, paint: string) =>
    `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${round(radius)}" ${paint}/>`;
  const stop = (offset: number, name: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${colourToken(name)}" stop-opacity="${opacity}"/>`;
  const inTube = `gradientUnits="userSpaceOnUse" cx="${CENTRE.x}" cy="${CENTRE.y}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round"><defs>` +
    `<radialGradient id="tube" ${inTube} r="560">${stop(0.3, "night-700")}${stop(0.62, "night-900")}${stop(1, "night-950")}</radialGradient>` +
    `<radialGradient id="room">${stop(0, "paper")}${stop(0.7, "copper-100")}${stop(1, "copper-200")}</radialGradient>` +
    `<radialGradient id="glow">${stop(0.45, "copper-300", 0.5)}${stop(1, "copper-300", 0)}</radialGradient>` +
    `<linearGradient id="strip" x2="0" y2="1">${stop(0, "verd-100", 0.25)}${stop(1, "paper")}</linearGradient>` +
    // The picture fades into the dark section around it.
    `<linearGradient id="sides" x2="1">${stop(0, "night-950")}${stop(0.1, "night-950")}${stop(0.3, "night-950", 0)}${stop(0.74, "night-950", 0)}${stop(1, "night-950")}</linearGradient>` +
    `<linearGradient id="foot" x2="0" y2="1">${stop(0.72, "night-950", 0)}${stop(1, "night-950")}</linearGradient>` +
    `<clipPath id="open">${circle(open, "")}</clipPath></defs>` +
    `<path fill="url(#tube)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    rings() +
    lightStrip(-22) +
    lightStrip(22) +
    circle(open * 1.8, `fill="url(#glow)"`) +
    `<g clip-path="url(#open)">${circle(open, `fill="url(#room)"`)}${STAFF}</g>` +
    circle(open, `stroke="${colourToken("copper-300")}" stroke-width="3"`) +
    blanketLines() +
    `<path fill="url(#sides)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="url(#foot)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    HAND +
    `</svg>\n`
  );
}
