/** A smooth function of one variable. */
export type Profile = (x: number) => number;

/**
 * The monotone cubic (PCHIP, Fritsch and Carlson 1980) through knots, given as x, y, x, y … with rising x: it never
 * swings beyond its knots, so that a face drawn from a few numbers has no bumps of its own. Constant outside the knots.
 */
export function profile(...knots: number[]): Profile {
  const last = knots.length / 2 - 1;
  const xAt = (i: number) => knots[2 * i] as number;
  const yAt = (i: number) => knots[2 * i + 1] as number;
  const rise = (i: number) => (yAt(i + 1) - yAt(i)) / (xAt(i + 1) - xAt(i));
  const slope = (i: number) => {
    if (i === 0) return rise(0);
    if (i === last) return rise(last - 1);
    const before = rise(i - 1);
    const after = rise(i);
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  };
  return (x) => {
    if (x <= xAt(0)) return yAt(0);
    if (x >= xAt(last)) return yAt(last);
    let i = 0;
    while (x > xAt(i + 1)) i++;
    const width = xAt(i + 1) - xAt(i);
    const t = (x - xAt(i)) / width;
    const square = t * t;
    const cube = square * t;
    return (
      yAt(i) * (2 * cube - 3 * square + 1) +
      yAt(i + 1) * (3 * square - 2 * cube) +
      width * (slope(i) * (cube - 2 * square + t) + slope(i + 1) * (cube - square))
    );
  };
}
