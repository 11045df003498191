/**
 * `npm run check:live -- https://www.clinica.ro`: does the public site answer like this build? The HTTP table of
 * tests/hosting against that address (nothing added to a page, no cookies, every header), then the launch list. Needs a
 * build of what was published.
 */
import { spawnSync } from "node:child_process";

const address = URL.parse(process.argv[2] ?? "");
if (address?.protocol !== "https:") {
  console.error("Which address? For example: npm run check:live -- https://www.clinica.ro");
  process.exit(1);
}
const table = ["node_modules/vitest/vitest.mjs", "run", "--project=hosting", "tests/hosting/table.test.ts"];
const environment = { ...process.env, CHECK_LIVE: address.origin };
const { status } = spawnSync(process.execPath, table, { stdio: "inherit", env: environment });
await import("./check-launch.ts");
process.exitCode ||= status ?? 1;
