/** `npm run test:edits`: performs the handbook's recipes in copies of the project; the checks have to stay green. */
import { runChild } from "../run-child.mjs";

process.exitCode = await runChild(process.execPath, [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--project",
  "edits",
]);
