import { checkContent } from "#content/checks/check.ts";
import { launchList } from "#content/checks/launch.ts";
import { lineFinder } from "#content/read/finding-line.ts";
import { readContentFiles } from "#content/read/read-files.ts";
import { today } from "#lib/clock.ts";

/** Returns the launch list (`launchList`) of the content in the working directory, with the lines of the findings. */
export function readLaunchList() {
  const files = readContentFiles(process.cwd());
  const day = today();
  const { errors, warnings, suggestions } = launchList(checkContent(files, day), day, process.env);
  const withLine = lineFinder(files);
  return { errors: errors.map(withLine), warnings, suggestions: suggestions.map(withLine) };
}
