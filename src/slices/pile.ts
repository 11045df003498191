import { SLICE_COUNT } from "./types.ts";

/** A lying layer: where a point of the drawing goes, in units of the stack (a quarter of its pixels). */
export const LYING = { xx: 0.46, yx: 0.22, xy: -0.12, yy: 0.2 } as const;

/** How far each layer lies above the one before, and how far the current one is pulled out, in units of the stack. */
export const STACK = { step: 72, pull: -88 } as const;

/** Value of `transform` that lays a drawing into the stack at the place of the layer at an index. */
export const lyingAt = (index: number): string =>
  `matrix(${LYING.xx} ${LYING.xy} ${LYING.yx} ${LYING.yy} 0 ${heightOf(index)})`;

/** How low the layer at an index lies. */
export const heightOf = (index: number) => (SLICE_COUNT - 1 - index) * STACK.step;
