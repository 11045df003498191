import { checkContent } from "#content/checks/check.ts";
import { launchList } from "#content/checks/launch.ts";
import { readContentFiles } from "#content/read/read-files.ts";
import { today } from "#lib/clock.ts";

/** Returns the launch list (`launchList`) of the content in the working directory. */
export function readLaunchList() {
  const day = today();
  return launchList(checkContent(readContentFiles(process.cwd()), day), day);
}
