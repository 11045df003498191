/** `npm run bench`: what a frame of the star field costs. Timings are printed, never tested. */
import "../bench/stars.ts";
