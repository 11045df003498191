import { createHash } from "node:crypto";
import { svgPath } from "../../src/lib/slices/svg.ts";
import { type Region, SLICE_COUNT } from "../../src/lib/slices/types.ts";

/** A checksum of all lines of a region's slices, in whole drawing units: it changes when the drawing does. */
export function checksum(region: Region): string {
  const hash = createHash("sha256");
  for (let index = 0; index < SLICE_COUNT; index++) {
    const { lines, silhouette, label } = region.slice(index);
    for (const line of lines) hash.update(line.kind).update(svgPath([line]));
    for (const points of silhouette) hash.update(svgPath([{ points, closed: true }]));
    hash.update(label ?? "");
  }
  return hash.digest("hex").slice(0, 16);
}
