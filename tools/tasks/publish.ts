/**
 * `node tools/run.mjs publish user@host:public_html/`: copies dist/ into a folder that is there, by rsync; a port of its own
 * is written `ssh://user@host:2222/folder`, a folder of this machine by its path. Refused while the launch list has something
 * to complete, but for `-- --unfinished`.
 */
import { parseArgs } from "node:util";
import { PublishError, publish, type Trouble } from "../../hosting/publish.ts";
import { folderTarget, rsyncTarget } from "../../hosting/targets.ts";
import { DIST } from "../build/site.ts";
import { launchList } from "../launch-list.ts";

/** What helps, by what is wrong. */
const REMEDIES: Readonly<Record<Trouble, string>> = {
  foreign: "It holds files that are none of this site; nothing was changed. Choose an empty folder.",
  program: "rsync is not installed on this machine.",
  full: "The disk there is full. What was public stays public; make room and call this again.",
  denied: "You may not write there, or your key is not known. What was public stays public.",
  gone: "There is no such folder. Make it, or connect its disk, and call this again.",
  unreachable: "It was not reached to the end. What is public stays whole; call this again.",
};

const { values, positionals } = parseArgs({
  options: { unfinished: { type: "boolean" } },
  allowPositionals: true,
});
const [to = ""] = positionals;
const { problems } = launchList();
if (!to) stop("Where to? For example: node tools/run.mjs publish user@host:public_html/");
if (problems.length > 0 && !values.unfinished)
  stop(`${problems.length} things are to be completed before (npm run check:launch), or add: --unfinished`);

const isElsewhere = /^[^/\\]{2,}:/.test(to);
await publish(DIST, isElsewhere ? rsyncTarget(to) : folderTarget(to)).catch((error: unknown) => {
  if (!(error instanceof PublishError)) throw error;
  stop(`${error.message.trim()}\n${to}: ${REMEDIES[error.trouble]}`.trim());
});
console.log(`Published: ${to}`);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
