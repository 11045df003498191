import { launchProblems, launchSuggestions } from "../../src/content/checks/launch.ts";
import { today } from "../../src/content/editing.ts";
import type { SourceFiles } from "../../src/content/load/read.ts";
import { toNotes } from "./check-drafts.ts";
import { checked, documents } from "./documents.ts";

/** Returns the launch list: problems that prevent the launch, and suggestions. */
export function launchList(files: SourceFiles) {
  const { problems, content } = checked(files);
  const day = today();
  return {
    problems: toNotes(content ? launchProblems(content, day, process.env) : problems, files),
    wishes: toNotes(content ? launchSuggestions(content) : [], files),
    /** Number of files that the desk can repair automatically. */
    mendable: mended(files).size,
  };
}

/**
 * Returns the repairs that need no decision by a person: a byte order mark (BOM), which is invisible, is
 * removed, and files that no page reads are deleted. The journal keeps the old texts.
 */
export function mended(files: SourceFiles) {
  const known = documents(files).map(({ file }) => file);
  const whole = [...files].map(
    ([file, text]) => [file, known.includes(file) ? text.replace(/^\uFEFF+/, "") : undefined] as const,
  );
  return new Map(whole.filter(([file, text]) => text !== files.get(file)));
}
