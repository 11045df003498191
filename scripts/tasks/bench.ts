/**
 * `npm run bench`: what a visit costs on a slow phone, then inputs, a frame of the stars and a change of the slice.
 * Never tested. `npm run bench -- --readme` also writes the README's table.
 */
import "../bench/observatory.ts";
import "../bench/pages.ts";
import "../bench/interactions.ts";
import "../bench/stars.ts";
import "../bench/slices.ts";
import { writeReadme } from "../bench/readme.ts";

if (process.argv.includes("--readme")) writeReadme();
