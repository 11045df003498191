/**
 * `npm run build`: writes the production site to dist/; with `-- --for=cloudflare` or `-- --for=netlify`, without the
 * files that only servers need.
 */
import { parseArgs } from "node:util";
import type { Host } from "../../hosting/host-files.ts";
import { BuildFailed, buildSite, DIST } from "../build/site.ts";
import { launchList, launchReminder } from "../launch-list.ts";

const HOSTS: Readonly<Record<string, Host>> = { server: "server", cloudflare: "pages", netlify: "pages" };

const { values } = parseArgs({ options: { for: { type: "string", default: "server" } }, strict: false });
const host = HOSTS[String(values.for)];
if (!host) {
  console.error(`--for=${values.for} is no host that is known: ${Object.keys(HOSTS).join(", ")}`);
  process.exit(1);
}

try {
  await buildSite(DIST, host);
  console.log(`Built: ${DIST}/`);
  const reminder = launchReminder(launchList().problems.length);
  if (reminder) console.log(reminder);
} catch (error) {
  if (!(error instanceof BuildFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
