import { bell, type Curve, superellipse } from "./curve.ts";

/** Centre of the brain, and its half heights, in the millimetres of head.ts. */
const MIDDLE_Z = 26;
const ABOVE = 75;
const BELOW = 72;

/**
 * The folded rim of the brain at a height of -46..101 mm.
 * @param inset Millimetres inside the rim.
 * @param depth How deep the folds are: 1 as in the cortex, less for what lies inside.
 */
export function cortexAt(z: number, inset = 0, depth = 1): Curve {
  const height = (z - MIDDLE_Z) / (z > MIDDLE_Z ? ABOVE : BELOW);
  const size = Math.sqrt(1 - height * height);
  return (turn) => {
    const sin = Math.sin(2 * Math.PI * turn);
    const cos = Math.cos(2 * Math.PI * turn);
    // The two halves are folded differently, as in life.
    const half = sin > 0 ? 0 : 1.9;
    const angle = Math.abs(Math.atan2(sin, cos));
    const wave =
      7.35 * (1 + size) * angle +
      2.1 * Math.sin(1.7 * angle + half + 0.05 * z) +
      1.2 * Math.sin(4.3 * angle - 0.03 * z + 2 * half) +
      0.5 * Math.sin(9.7 * angle + half);
    // Sharp furrows between round folds.
    const furrow = (1 - Math.abs(Math.sin(wave))) ** 1.9;
    const ripple = (1 - Math.abs(Math.sin(2.31 * wave + 1.3 + half))) ** 2;
    const betweenHalves = Math.exp(-angle / 0.055) + 0.8 * Math.exp((angle - Math.PI) / 0.06);
    const sideFissure = bell(angle - 1, 0.05) * bell(z - 14, 30);
    const folds =
      furrow * (10.5 + 5 * Math.sin(5.3 * angle + 2 * half + 0.11 * z)) +
      2 * ripple +
      26 * betweenHalves +
      17 * sideFissure;
    const rim = superellipse(sin, cos, 66 * size - inset, 84 * size - inset, 80 * size - inset, 2.15);
    const radius = rim - depth * size * folds;
    return [radius * sin, -8 + radius * cos];
  };
}

/**
 * One of the two hollows in the middle of the brain (the lateral ventricles), at the height where they look like wings.
 * @param side 1 or -1
 */
export function ventricle(side: number): Curve {
  return (turn) => {
    const along = Math.cos(2 * Math.PI * turn);
    const across = Math.sin(2 * Math.PI * turn);
    const y = 4 + (along > 0 ? 31 : 45) * along;
    const middle = 8.5 + 12 * Math.max(0, along) ** 1.6 + 17 * Math.max(0, -along) ** 1.5;
    const half = 3 + 4 * bell(along - 0.75, 0.35) + 5.6 * bell(along + 0.72, 0.33);
    return [side * (middle + half * across), y];
  };
}
