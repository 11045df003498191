import { bell, type Curve, superellipse } from "./curve.ts";
import { profile } from "./profile.ts";

/*
 * A human head from a few profiles, in millimetres: x sideways, y forward, z up, 0 at the height of the eyes. Chin at
 * -113, crown at 112, the neck cut at -158. Drawn by hand and eye; no scan of anybody.
 */

/** The axis of the head's ellipses. */
const AXIS_Y = -12;

/** Mid-line of the face without nose, lips and chin, and of the back of the head: y over z. */
const FRONT = profile(-126, 19, -121, 26, -118, 42, -114, 62, -110, 73, -104, 80.5, -96, 84, -86, 86, -70, 90, -50, 91.5, -30, 90, -10, 89.5, 2, 92, 10, 95, 18, 96.8, 32, 96.5, 45, 93, 60, 86.5, 75, 76, 90, 60, 100, 44, 107, 26, 112, 0); // biome-ignore format: a table
const BACK = profile(-110, -28, -75, -40, -55, -60, -40, -73, -25, -84, -10, -92, 5, -97.5, 20, -100, 35, -100, 50, -97, 65, -91, 80, -81, 92, -69, 101, -55, 108, -36, 112, -10); // biome-ignore format: a table
/** Half the width over z. */
const WIDTH = profile(-122, 8, -116, 17, -112, 23, -105, 30, -95, 37, -80, 47, -65, 55, -45, 63, -25, 68, -5, 71, 15, 75, 35, 77, 52, 75.5, 68, 70.5, 82, 62, 94, 50, 103, 35, 109, 19, 112, 2); // biome-ignore format: a table
/** Exponent of the superellipse over z: a pointed jaw, a square skull. */
const POWER = profile(-120, 1.75, -100, 1.8, -70, 2, -30, 2.2, 10, 2.3, 60, 2.15, 112, 2);

const NECK_WIDTH = profile(-168, 63, -150, 56, -125, 53, -100, 52, -70, 52, -40, 48, -25, 36);
const NECK_FRONT = profile(-168, 25, -150, 22, -140, 25, -130, 22, -120, 18, -100, 14, -60, 0, -25, -20);
const NECK_BACK = profile(-168, -80, -150, -73, -125, -68, -100, -66, -75, -66, -55, -69, -40, -73, -25, -80); // biome-ignore format: a table

/** How far the nose, the lips and the chin stand out of the face, and half the width of the nose. */
const NOSE = profile(-55, 0, -52, 7, -49.5, 15, -46, 24, -41, 28, -36, 27, -28, 22, -17, 16, -7, 10, 2, 5, 12, 1, 18, 0); // biome-ignore format: a table
const NOSE_WIDTH = profile(-52, 16, -46, 17, -40, 15.5, -30, 12, -15, 9.5, 0, 9, 12, 10);
const LIPS = profile(-92, 0, -87, -2.5, -82, 2.5, -76, 8.5, -71, 4, -69.5, 2.5, -68, 5, -63, 10, -57, 5.5, -51, 3, -46, 0); // biome-ignore format: a table
const CHIN = profile(-118, 0, -114, 6, -107, 12, -99, 13, -91, 6.5, -83, 1, -78, 0);
/** How far the ear stands off the head. */
const EAR = profile(-47, 0, -42, 7, -34, 11, -20, 14, -6, 17, 4, 15, 9, 9, 13, 0);

/** Below this the head is neck alone; above `NECK_TOP` there is none. */
const NECK_ONLY = -123;
const NECK_TOP = -25;

/** How softly head and neck melt into each other. */
const MELT = 16;

/** The larger of two, rounded off where they are nearly equal. */
function smoothMaximum(a: number, b: number): number {
  const overlap = Math.max(MELT - Math.abs(a - b), 0);
  return Math.max(a, b) + (overlap * overlap) / (4 * MELT);
}

/** The outline of the head at a height of -168..112 mm; a turn begins at the tip of the nose. */
export function skinAt(z: number): Curve {
  const side = WIDTH(z);
  const front = FRONT(z) - AXIS_Y;
  const back = AXIS_Y - BACK(z);
  const power = POWER(z);
  const neckSide = NECK_WIDTH(z);
  const neckFront = NECK_FRONT(z) - AXIS_Y;
  const neckBack = AXIS_Y - NECK_BACK(z);
  const nose = NOSE(z);
  const noseWidth = NOSE_WIDTH(z);
  const lips = LIPS(z);
  const chin = CHIN(z);
  const socket = 8 * bell(z + 2, 9.5);
  const lid = 3.6 * bell(z + 4, 6);
  const cheek = 3.5 * bell(z + 27, 15);
  const brow = 2.5 * bell(z - 19, 8);
  const ear = EAR(z);
  const earY = -17 - 0.22 * (z + 18);
  const earHollow = 0.35 * bell(z + 12, 14);

  return (turn) => {
    const sin = Math.sin(2 * Math.PI * turn);
    const cos = Math.cos(2 * Math.PI * turn);
    let radius = z < NECK_ONLY ? 0 : superellipse(sin, cos, side, front, back, power);
    if (z < NECK_TOP)
      radius = smoothMaximum(radius, superellipse(sin, cos, neckSide, neckFront, neckBack, 2.1));
    let x = radius * sin;
    let y = AXIS_Y + radius * cos;
    const off = Math.abs(x);
    if (cos > 0.2) {
      y +=
        nose * Math.exp(-((off / noseWidth) ** 2.4)) +
        lips * bell(x, 19) +
        chin * bell(x, 17) +
        lid * bell(off - 31, 9) -
        socket * bell(off - 31, 13) +
        cheek * bell(off - 46, 14) +
        brow * bell(off - 24, 18);
    }
    if (ear > 0)
      x += Math.sign(x) * ear * Math.exp(-(((y - earY) / 12) ** 4)) * (1 - earHollow * bell(y - earY - 3, 6));
    return [x, y];
  };
}

/**
 * The rim and the inner fold of an ear as points in space, `count` of them.
 * @param side 1 or -1
 */
export function earLines(side: number, count: number): [x: number, y: number, z: number][] {
  const rim = Math.round(0.68 * count);
  return Array.from({ length: count }, (_, i) => {
    const inner = i >= rim;
    const angle = inner ? -1.3 + (3.4 * (i - rim)) / (count - rim) : -1.65 + (4.75 * i) / rim;
    const y = -20 - (inner ? 7 : 15.5) * Math.sin(angle);
    const z = -16 + (inner ? 14 : 28) * Math.cos(angle);
    return [side * (inner ? 80 : 85 - 5 * bell(y + 6, 9)), y + 0.16 * (z + 16), z];
  });
}
