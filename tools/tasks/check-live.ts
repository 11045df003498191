/**
 * `npm run check:live -- https://www.clinica.ro`: checks whether the public site answers like the build in
 * dist/. This build must contain what has been published. The task runs tests/hosting/table.test.ts against
 * the address, which finds changed pages, cookies and wrong headers, and then prints what prevents the
 * launch.
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
