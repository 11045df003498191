/** `npm run bench`: what a frame of the star field and a change of the slice cost. Timings are printed, never tested. */
import "../bench/stars.ts";
import "../bench/slices.ts";
