/**
 * `npm run publish:site -- user@host:public_html/` copies dist/ into an existing folder by rsync. The target
 * may also be `ssh://user@host:2222/folder` (with a port) or the path of a local folder. While `npm run
 * check:launch` finds something that prevents the launch, the task publishes only with `--unfinished`.
 */
import { parseArgs } from "node:util";
import { publish } from "#hosting/publish.ts";
import { folderTarget, rsyncTarget } from "#hosting/publish-targets.ts";
import { DIST } from "../build/build-site.ts";
import { launchList } from "../launch-list.ts";

const { values, positionals } = parseArgs({
  options: { unfinished: { type: "boolean" } },
  allowPositionals: true,
});
const [to] = positionals;
if (!to) stop("Where to? For example: npm run publish:site -- user@host:public_html/");
const { errors } = launchList();
if (errors.length > 0 && !values.unfinished)
  stop(`${errors.length} things are to be completed before (npm run check:launch), or add: --unfinished`);

const isElsewhere = /^[^/\\]{2,}:/.test(to);
await publish(DIST, isElsewhere ? rsyncTarget(to) : folderTarget(to)).catch(({ message, cause }: Error) =>
  stop(`${(cause as Error).message}\n${message}`),
);
console.log(`Published: ${to}`);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
