/** `npm run dev`: Astro's development server; its options can follow after `--`. */
import { runAstro } from "../build/build-site.ts";
import "../end-with-npm.ts";

process.exitCode = await runAstro(["dev", ...process.argv.slice(2)]);
