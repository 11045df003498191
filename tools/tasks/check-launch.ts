/** `npm run check:launch`: lists what prevents the launch. The exit status is 1 if something does. */
import { describeProblem } from "#content/describe-problems.ts";
import { launchList } from "../launch-list.ts";

const { problems, wishes } = launchList();
for (const problem of problems) console.log(`${describeProblem(problem)}\n`);
if (wishes.length > 0) {
  console.log("Ar mai ajuta pacienții, dar nu oprește publicarea:\n");
  for (const wish of wishes) console.log(`${describeProblem(wish)}\n`);
}
console.log(
  problems.length === 0
    ? "Totul este completat. Site-ul poate fi publicat."
    : `De completat înainte de publicare: ${problems.length}. Explicații: docs/ghid-editare.md și docs/open-questions.md`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
