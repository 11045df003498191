/**
 * `node tools/run.mjs publish user@host:public_html/`: sends dist/ to a folder that a shared host serves, by rsync, or to a
 * folder of this machine. Refused while the launch list has something to complete, but for `-- --unfinished`.
 */
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { ForeignFolderError, folderTarget, publish, rsyncTarget } from "../../hosting/publish.ts";
import { DIST } from "../build/site.ts";
import { launchList } from "../launch-list.ts";

const { values, positionals } = parseArgs({
  options: { unfinished: { type: "boolean" } },
  allowPositionals: true,
});
const [to = ""] = positionals;
const { problems } = launchList();
if (!to || to.startsWith("-"))
  stop("Where to? For example: node tools/run.mjs publish user@host:public_html/");
if (problems.length > 0 && !values.unfinished)
  stop(`${problems.length} things are to be completed before (npm run check:launch), or add: --unfinished`);

const target = /^[^/\\]{2,}:/.test(to) ? rsyncTarget(to, rsync) : folderTarget(to);
await publish(DIST, target).catch((error: unknown) => {
  if (!(error instanceof ForeignFolderError)) throw error;
  stop(`${to} holds files that are none of this site; nothing was changed. Choose an empty folder.`);
});
console.log(`Published: ${to}`);

async function rsync(words: readonly string[], input: string): Promise<void> {
  const { status } = spawnSync("rsync", words, { input, stdio: ["pipe", "inherit", "inherit"] });
  if (status !== 0)
    stop("rsync stopped, for the reason above. Call this again: it completes what is missing.");
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
