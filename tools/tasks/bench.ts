/**
 * `npm run bench`: what a visit costs on a slow phone, then inputs, a frame of the stars and a change of the slice.
 * Never tested. `npm run bench -- --readme` also writes the README's table.
 */
import { writeReadme } from "../bench/figures.ts";

// One after the other: modules that wait would run at the same time as their neighbours, and measure each other.
await import("../bench/pages.ts");
await import("../bench/interactions.ts");
await import("../bench/stars.ts");
await import("../bench/slices.ts");

if (process.argv.includes("--readme")) writeReadme();
