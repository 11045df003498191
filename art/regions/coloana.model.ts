import type { Model } from "../engine/model.ts";
import { blend, moved, type Solid, smoothMin, solid, solidsAt, step } from "../engine/solids.ts";
import { bowelAt } from "./bowel.ts";

const { abs, atan2, cos, exp, max, min, sin, sqrt } = Math;

/**
 * The vertebral bodies from top to bottom: T12, L1 to L5, and S1 and S2 of the sacrum. `x` and `y` are the centre of a
 * body, `tilt` is in radians (positive if the back is higher), `depth` and `height` are half its size.
 */
const vertebrae = [
  { x: -10, y: 91, tilt: -0.24, depth: 16, height: 12 },
  { x: -14.5, y: 57.5, tilt: -0.18, depth: 16.5, height: 12.4 },
  { x: -19, y: 23, tilt: -0.08, depth: 17, height: 12.7 },
  { x: -21, y: -12.5, tilt: 0.03, depth: 17.3, height: 12.8 },
  { x: -19, y: -48, tilt: 0.16, depth: 17.5, height: 12.9 },
  { x: -11.5, y: -82.5, tilt: 0.38, depth: 17.3, height: 12.6 },
  { x: 3, y: -113, tilt: 0.72, depth: 15.5, height: 13 },
  { x: 23, y: -133, tilt: 0.95, depth: 11, height: 11.5 },
];

/** A vertebral body or a disc. */
type Block = (typeof vertebrae)[number];

const SACRUM = 6;

const discs = vertebrae.slice(1, 7).map((lower, i): Block => {
  const upper = vertebrae[i] as Block;
  const middle = (key: keyof Block) => (upper[key] + lower[key]) / 2;
  return { x: middle("x"), y: middle("y"), tilt: middle("tilt"), depth: 16.6, height: 3.2 + 0.3 * i };
});

/**
 * The nearest of several solids, one for each block. `shape` computes the distance to one of them; its coordinates
 * `u` and `v` are in mm along the tilted axes of the block `at`.
 */
const nearest =
  (blocks: readonly Block[], shape: (u: number, v: number, at: Block) => number): Solid =>
  (x, y) => {
    let d = 99;
    for (const at of blocks) {
      const [dx, dy] = [x - at.x, y - at.y];
      if (abs(dy) > 46) continue;
      const [c, s] = [cos(at.tilt), sin(at.tilt)];
      d = min(d, shape(dx * c + dy * s, dy * c - dx * s, at));
    }
    return d;
  };

/** The x coordinate (mm) of the middle of the vertebral bodies at the height `y`. */
export const curve = (y: number) => -21 + 0.0011 * (y + 12) ** 2 + 0.003 * min(0, y + 50) ** 2;

/** Horizontal distance (mm) from the middle of the spinal canal; positive towards the back. */
const fromCanal: Solid = (x, y) => x - curve(y) - 27 - 0.12 * max(0, -60 - y);

/** The lumbar spine. Coordinates are in millimetres: x backwards, y upwards, z to the left of the patient. */
export const model = {
  plane: "sagittal",
  depth: { first: -35.5, last: 34.5 },
  spacing: 1.7,
  area: { left: -112, top: 85, right: 104, bottom: -125 },
  frame: { left: -144, top: 84, width: 276 },
  still: 9,
  labels: [
    "rinichi",
    "rinichi",
    "muschi",
    "muschi",
    "radacini-nervoase",
    "radacini-nervoase",
    "radacini-nervoase",
    "discuri",
    "discuri",
    "discuri",
    "maduva",
    "maduva",
    "discuri",
    "discuri",
    "radacini-nervoase",
    "radacini-nervoase",
    "muschi",
    "muschi",
    "rinichi",
    "rinichi",
  ],
  structures: {
    skin: { skin: [0] },
    back: { faint: [-6] },
    belly: { inner: [-11, -15.5] },
    bone: { least: 7, contour: [0] },
    basivertebralVein: { inner: [0] },
    ilium: { contour: [0], faint: [-3] },
    disc: { part: "discuri", least: 7, accent: [0], "accent-inner": [-1.7] },
    sac: { contour: [0] },
    conus: { part: "maduva", contour: [0], faint: [-2] },
    tail: { faint: [-5.4, 5.4] },
    roots: { part: "radacini-nervoase", contour: [0] },
    backMuscle: { part: "muschi", inner: [0], faint: [-4.5] },
    psoas: { part: "muschi", least: 20, inner: [0] },
    psoasFibres: { least: 12, faint: [-5, -11] },
    vessels: { inner: [0] },
    upper: { least: 10, contour: [0], faint: [-7] },
    kidney: { part: "rinichi", contour: [0], inner: [-3] },
    calyces: { margin: 6, inner: [0] },
    loops: { inner: [0] },
    loopFolds: { least: 6, faint: [-5] },
  },
  solids(z: number) {
    const side = abs(z);
    const isRight = z < 0;
    const { block, ellipsoid, rod } = solidsAt(side);
    const level = solidsAt(0);

    const belly: Solid = (x, y) => -x - 96 + 10 * step(30, 120, y) + 4 * step(-60, -120, y) + 0.004 * z * z;
    const back: Solid = (x, y) => {
      const hollow = 14 * step(-80, -20, y) + 10 * step(40, 90, y);
      const cleft = 20 * step(-50, -125, y) * step(16, 0, side) + 5 * exp((-z * z) / 60);
      return x - curve(y) - 80 - hollow + cleft;
    };
    const narrow = 7 * (side / 26) ** 4;
    const ala = blend(6, ellipsoid(2, 0, 30, 17, 13, 24));
    const bodies = nearest(vertebrae, (u, v, at) => {
      const waist = 1.6 * (1 - min(1, (v * v) / 90));
      const d = block(0, 0, 0, at.depth - narrow - waist, at.height, 25.2, 4)(u + 0.6 * narrow, v);
      return vertebrae.indexOf(at) < SACRUM ? d : ala(d, u, v);
    });
    const between = nearest(discs, (u, v, { depth, height }) =>
      block(0, 0, 0, depth - narrow, height + 1 - (u * u) / 430, 25.6, 3.2)(u + 0.6 * narrow, v),
    );
    const plates = nearest(vertebrae, (u, v, { depth }) => max(abs(u) - depth + 5, 7 - abs(v), side - 22));
    const sac: Solid = (x, y) => {
      const wide = 8 - 3 * step(-60, -125, y);
      return abs(fromCanal(x, y)) - sqrt(max(0, wide * wide - z * z)) + (side > 8 ? 9 : 0);
    };
    const conus: Solid = (x, y) => abs(fromCanal(x, y)) - 4.6 * step(34, 62, y) + 0.4 + 0.12 * z * z;
    const tail: Solid = (x, y) => fromCanal(x, y) * (1 + 0.9 * step(60, -120, y));
    const thin = solidsAt(z * 1.2);
    const lamina = level.rod(38 - 0.3 * side, 1, 0, 40, -14, 0, 3.6, 5);
    const joint = solidsAt(0.75 * (side - 15));
    const facets = solid(
      joint.rod(14, 4, 0, 30, 3, 0, 6.2, 6),
      blend(5, joint.rod(30, 14, 0, 33, 0, 0, 5, 5)),
      blend(5, joint.rod(33, 0, 0, 36, -22, 0, 5, 5.5)),
      blend(0, ellipsoid(27, 3, 36, 4.5, 6.5, 15)),
    );
    const arches = nearest(vertebrae.slice(0, SACRUM), (u, v, { tilt }) => {
      if (side >= 8.5) return facets(u, v);
      // A spinous process is the spike of a vertebra that points backwards. It starts at the arch directly
      // behind the spinal canal, and widens towards the back.
      const spinous = thin.rod(39, -7, 0, 63 - 27 * max(0, tilt), -17, 0, 5.2, 7.2);
      return smoothMin(spinous(u, v), lamina(u, v), 7);
    });
    const pedicles = vertebrae.slice(0, side > 9.5 && side < 24 ? SACRUM : 0);
    const backMuscle: Solid = (x, y) => {
      const thick = (7 + 0.35 * min(side, 26)) * step(-140, -90, y);
      return abs(x - curve(y) - 57 + 0.18 * max(0, -60 - y)) - thick + (side < 6 ? 30 : 0);
    };
    const hollow = ellipsoid(0, 0, 46, 9, 27, 24);
    // The outline of the renal sinus, the hollow of the kidney, is wavy, because the sinus branches into calyces.
    const sinus: Solid = (x, y) => {
      const [u, v] = [x + 22 - 0.12 * y, y - (isRight ? 16 : 28)];
      return hollow(u, v) + 2.4 * sin(atan2(v * 0.5, u) * 5 + z * 0.1);
    };
    const fibres: Solid = (x, y) => 6 * sin((x - curve(y)) * 0.5 + y * 0.09 + 0.4 * sin(y * 0.06));
    return {
      belly,
      back,
      bodies,
      between,
      plates,
      sac,
      conus,
      tail,
      arches,
      roots: nearest(pedicles, level.ellipsoid(23, -8.5, 0, 3.4, 4.2, 9)),
      // A vein goes from the spinal canal to the middle of each body.
      basivertebralVein: nearest(vertebrae, ellipsoid(10, 0, 0, 8, 1.9, 8)),
      // The iliac crest, the upper edge of the hip bone, appears only in slices that are at least 14 mm from the middle.
      ilium: side < 14 ? () => 99 : rod(46, -122, 24, 22, -90, 48, 7, 9),
      backMuscle,
      fibres,
      psoas: solidsAt(0.8 * side).rod(-11.2976, 84, 17, -34, -140, 42, 5, 27),
      kidney: moved(ellipsoid(-20, isRight ? 16 : 28, 53, 22, 50, 31), (x, y) => [x - 0.12 * y, y]),
      sinus,
      // The vein or the artery ends near L4, where the great vessels divide.
      vessel: isRight
        ? rod(-40.6896, 130, 14, -46.4116, -58, 10, 10, 9)
        : rod(-40.6896, 130, 6, -48.1376, -46, 8, 9, 8),
      // The liver or the stomach.
      upper: isRight ? ellipsoid(-72, 88, 50, 32, 62, 52) : ellipsoid(-72, 88, 48, 32, 40, 52),
      bowel: bowelAt(z),
    };
  },
} satisfies Model;
