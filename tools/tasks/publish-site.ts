/**
 * `npm run publish:site -- /srv/www/site` copies dist/ into an existing folder of this computer or of a network
 * drive. While `npm run check:launch` finds something that prevents the launch, the task publishes only with
 * `--unfinished`.
 */
import { parseArgs } from "node:util";
import { publish } from "#hosting/publish.ts";
import { DIST } from "../build/build-site.ts";
import { readLaunchList } from "../read-launch-list.ts";

const { values, positionals } = parseArgs({
  options: { unfinished: { type: "boolean" } },
  allowPositionals: true,
});
const [folder] = positionals;
if (!folder) stop("Where to? For example: npm run publish:site -- /srv/www/site");
const { errors } = readLaunchList();
if (errors.length > 0 && !values.unfinished)
  stop(`${errors.length} things are to be completed before (npm run check:launch), or add: --unfinished`);

try {
  publish(DIST, folder);
} catch (error) {
  const { message, cause } = error as Error;
  stop(`${cause}\n${message}`);
}
console.log(`Published: ${folder}`);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
