/** The program of `npm run art`. */
import { writeFileSync } from "node:fs";
import { generatedFiles } from "./generated-files.ts";

for (const [file, text] of generatedFiles()) writeFileSync(`src/assets/${file}`, text);
