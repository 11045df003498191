import { bell, type Curve, superellipse } from "./curve.ts";

/**
 * The folded rim of the brain where it is largest, in the millimetres of head.ts.
 * @param inset Millimetres inside the rim.
 * @param depth How deep the folds are: 1 as in the cortex, less for what lies inside.
 */
export function cortex(inset: number, depth: number): Curve {
  return (turn) => {
    const sin = Math.sin(2 * Math.PI * turn);
    const cos = Math.cos(2 * Math.PI * turn);
    // The two halves are folded differently, as in life.
    const half = sin > 0 ? 1 : 2.9;
    const angle = Math.abs(Math.atan2(sin, cos));
    const wave = 14.7 * angle + 2.1 * Math.sin(1.7 * angle + half) + 1.2 * Math.sin(4.3 * angle + 2 * half);
    // Sharp furrows between round folds, the cleft between the halves, the fissure at the side.
    const folds =
      (1 - Math.abs(Math.sin(wave))) ** 1.9 * (11 + 5 * Math.sin(5.3 * angle + 2 * half)) +
      26 * (Math.exp(-angle / 0.055) + 0.8 * Math.exp((angle - Math.PI) / 0.06)) +
      16 * bell(angle - 1, 0.05);
    const radius = superellipse(sin, cos, 66 - inset, 84 - inset, 80 - inset, 2.15) - depth * folds;
    return [radius * sin, radius * cos - 8];
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
    const middle = 8.5 + (along > 0 ? 12 : 17) * Math.abs(along) ** 1.6;
    const half = 3 + 4 * bell(along - 0.75, 0.35) + 5.6 * bell(along + 0.72, 0.33);
    return [side * (middle + half * across), 4 + (along > 0 ? 31 : 45) * along];
  };
}
