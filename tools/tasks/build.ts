/**
 * `npm run build`: writes the production site to dist/. With `-- --for=cloudflare` or `-- --for=netlify` it
 * omits the files that only Apache and our own server need.
 */
import type { Host } from "#hosting/host-files.ts";
import { buildSite, DIST } from "../build/build-site.ts";
import { readLaunchList } from "../read-launch-list.ts";

const HOSTS: Readonly<Record<string, Host>> = { server: "server", cloudflare: "pages", netlify: "pages" };

const [, , option = "--for=server", ...more] = process.argv;
const host = /^--for=/.test(option) && more.length === 0 ? HOSTS[option.slice(6)] : undefined;
if (!host) {
  console.error(`The only option is --for=, with one of: ${Object.keys(HOSTS).join(", ")}`);
  process.exit(1);
}

try {
  if (await buildSite(host)) {
    console.log(`Built: ${DIST}/`);
    const { errors } = readLaunchList();
    if (errors.length > 0)
      console.log(`To complete before publishing: ${errors.length} (npm run check:launch)`);
  } else {
    console.error("The build stopped; the reason is above.");
    process.exitCode = 1;
  }
} catch (error) {
  // Also prints the causes of the error. An uncaught error would be printed without them.
  console.error(error);
  process.exitCode = 1;
}
