/** `npm run check:launch`: lists what prevents the launch. The exit status is 1 if something does. */
import { describeFinding, describeFindings } from "#content/findings/describe-findings.ts";
import { readLaunchList } from "../read-launch-list.ts";

const { errors, warnings, suggestions } = readLaunchList();
for (const error of errors) console.log(`${describeFinding(error)}\n`);
if (warnings.length > 0) console.log(`${describeFindings(warnings)}\n`);
if (suggestions.length > 0) {
  console.log("Ar mai ajuta pacienții, dar nu oprește publicarea:\n");
  for (const suggestion of suggestions) console.log(`${describeFinding(suggestion)}\n`);
}
console.log(
  errors.length === 0
    ? "Totul este completat. Site-ul poate fi publicat."
    : `De completat înainte de publicare: ${errors.length}. Explicații: docs/ghid-editare.md și docs/open-questions.md`,
);
process.exitCode = errors.length === 0 ? 0 : 1;
