/**
 * Leaves out points that lie closer than `tolerance` to the line without them (Douglas and Peucker). Points are x0, y0,
 * x1, y1 …; the first and the last stay.
 */
export function simplify(points: Float32Array, tolerance: number): Float32Array {
  const keep = new Set<number>();
  const split = (first: number, last: number) => {
    keep.add(first).add(last);
    let farthest = 0;
    let distance = tolerance;
    for (let i = first + 1; i < last; i++) {
      const away = distanceToSide(points, i, first, last);
      if (away > distance) [farthest, distance] = [i, away];
    }
    if (!farthest) return;
    split(first, farthest);
    split(farthest, last);
  };
  split(0, points.length / 2 - 1);
  return points.filter((_, i) => keep.has(i >> 1));
}

function distanceToSide(points: Float32Array, i: number, first: number, last: number): number {
  const at = (n: number) => [points[2 * n], points[2 * n + 1]] as [number, number];
  const [[ax, ay], [bx, by], [x, y]] = [at(first), at(last), at(i)];
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
