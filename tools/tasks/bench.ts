/**
 * `npm run bench`: what a visit costs on a slow phone, then inputs, a change of the slice and a frame of the stars.
 * Never tested. `npm run bench -- --readme` also writes the README's table.
 */
import { writeReadme } from "../bench/browser.ts";
import { measureInputs } from "../bench/inputs.ts";
import { measurePages } from "../bench/pages.ts";

const figures = { ...(await measurePages()), ...(await measureInputs()) };
if (process.argv.includes("--readme")) writeReadme(figures);
