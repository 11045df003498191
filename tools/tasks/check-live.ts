/**
 * `npm run check:live -- https://www.clinica.ro`: does the public site answer like this build? The HTTP table of
 * tests/hosting against that address (nothing added to a page, no cookies, every header), then the launch list. Needs a
 * build of what was published.
 */
import { vitest } from "../testing/runners.ts";

const [address = ""] = process.argv.slice(2);
if (!URL.canParse(address) || new URL(address).protocol !== "https:") {
  console.error("Which address? For example: npm run check:live -- https://www.clinica.ro");
  process.exit(1);
}
process.env.CHECK_LIVE = new URL(address).origin;
const { hosting } = await vitest(["hosting"]);
await import("./check-launch.ts");
if (hosting?.failures.length !== 0) process.exitCode = 1;
