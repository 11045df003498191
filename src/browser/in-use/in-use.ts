import { carryDrawing } from "./carried-drawing.ts";
import { serveClosedHours } from "./closed-hours.ts";

/** Serves a page that somebody has begun to use. */
export function serveUse(root: HTMLElement): void {
  carryDrawing(root);
  serveClosedHours(root);
}
