import { SLICE_COUNT } from "../../lib/slices/types.ts";

/** A plane of the stack, lying, from its upper left corner. */
const PLANE = "h32l-11 6.5h-32z";

/** How far each plane lies above the one before, in units of the stack's drawing. */
const STEP = 9.3;

/** All planes, the first layer lowest, in `viewBox="0 0 56 190"`. */
export const PLANES = `M18 181${PLANE}${`m0-${STEP}${PLANE}`.repeat(SLICE_COUNT - 1)}`;

/** The lowest plane, drawn a little out of the stack; `planeShift` brings it to its layer. */
export const CURRENT_PLANE = `M12 181${PLANE}`;

/** Value of `transform` for the layer at an index. */
export const planeShift = (index: number) => `translate(0 -${(index * STEP).toFixed(1)})`;
