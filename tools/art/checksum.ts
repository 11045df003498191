import { createHash } from "node:crypto";
import { svgPath } from "../../src/slices/engine/curves.ts";
import type { Slice } from "../../src/slices/types.ts";

/** A checksum of all lines of some slices, in whole drawing units: it changes when the drawing does. */
export function checksum(slices: readonly Slice[]): string {
  const hash = createHash("sha256");
  for (const { lines, silhouette, label } of slices) {
    for (const line of lines) hash.update(line.kind + (line.part ?? "")).update(svgPath([line]));
    for (const points of silhouette) hash.update(svgPath([{ points, closed: true }]));
    hash.update(label);
  }
  return hash.digest("hex").slice(0, 16);
}
