/**
 * `npm run check:live -- https://www.clinica.ro`: checks whether the public site answers like the build in
 * dist/, which must be what has been published, and then prints what prevents the launch.
 */
import { liveProblems, redirectProblems } from "#hosting/live-site.ts";
import { DIST } from "../build/build-site.ts";

const address = URL.parse(process.argv[2] ?? "");
if (address?.protocol !== "https:") {
  console.error("Which address? For example: npm run check:live -- https://www.clinica.ro");
  process.exit(1);
}
const unreachable = ({ message, cause }: Error) => [
  `${address.origin} cannot be reached: ${(cause as Error)?.message ?? message}`,
];
const problems = await liveProblems(address.origin, DIST).catch(unreachable);
problems.push(...(await redirectProblems(address)));
for (const problem of problems) console.error(`${problem}\n`);
if (problems.length === 0) console.log(`${address.origin} answers like the build in ${DIST}/.\n`);
await import("./check-launch.ts");
process.exitCode ||= problems.length > 0 ? 1 : 0;
