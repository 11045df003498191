import { createHash } from "node:crypto";
import { colourToken } from "../../src/lib/design-tokens.ts";
import { DRAWING, type Slice } from "../../src/slices/types.ts";
import { paintedPaths } from "./drawing.ts";

/** Width of a cell and cells in a row. */
const WIDTH = 288;
const COLUMNS = 5;

/** Slices in rows, as SVG. */
export function contactSheet(slices: readonly Slice[]): string {
  const height = (WIDTH * DRAWING.height) / DRAWING.width;
  const box = (index: number) =>
    `x="${(index % COLUMNS) * WIDTH}" y="${Math.floor(index / COLUMNS) * height}" width="${WIDTH}" height="${height}"`;
  const cells = slices.map((slice, index) => {
    const viewBox = `0 0 ${DRAWING.width} ${DRAWING.height}`;
    return `<rect ${box(index)} stroke="${colourToken("night-700")}"/><svg ${box(index)} viewBox="${viewBox}">${paintedPaths(slice).replaceAll(/ id="\w+"/g, "")}</svg>`;
  });
  const [width, full] = [COLUMNS * WIDTH, Math.ceil(slices.length / COLUMNS) * height];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${full}" fill="none" stroke-linejoin="round"><rect width="${width}" height="${full}" fill="${colourToken("night-950")}" stroke="none"/>${cells.join("")}</svg>`;
}

/** It changes when a slice does. */
export const checksum = (slices: readonly Slice[]): string =>
  createHash("sha256").update(contactSheet(slices)).digest("hex").slice(0, 16);
