/** `npm run test:hosting`: the HTTP table over every server; a missing one is installed, or else a failure. Needs a build. */
import { hosting } from "../testing/stages.ts";

const { failed, failures = [] } = await hosting(true);
for (const failure of failures) console.error(failure);
process.exitCode = failed > 0 ? 1 : 0;
