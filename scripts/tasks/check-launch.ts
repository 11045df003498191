/** `npm run check:launch`: what still stands between this build and the public; exit status 1 while anything does. */
import { describeProblem } from "../../src/lib/content/problem.ts";
import { launchList } from "../launch-list.ts";

const problems = launchList();
for (const problem of problems) console.log(`${describeProblem(problem)}\n`);
console.log(
  problems.length === 0
    ? "Totul este completat. Site-ul poate fi publicat."
    : `De completat înainte de publicare: ${problems.length}. Explicații: docs/ghid-editare.md și docs/open-questions.md`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
