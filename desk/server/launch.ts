import { today } from "../../src/content/editing.ts";
import { launchProblems, launchWishes } from "../../src/content/launch.ts";
import type { SourceFiles } from "../../src/content/read.ts";
import { checked, documents } from "./documents.ts";
import { notes } from "./remarks.ts";

/** What is open before the site meets the public. */
export function launchList(files: SourceFiles) {
  const { problems, content } = checked(files);
  const day = today();
  return {
    problems: notes(content ? launchProblems(content, day, process.env) : problems, files),
    wishes: notes(content ? launchWishes(content) : [], files),
    /** Number of files that a click can mend. */
    mendable: mended(files).size,
  };
}

/** What a click mends: an invisible sign (BOM) before a text goes, a copy that no page reads is put aside. */
export function mended(files: SourceFiles) {
  const known = documents(files).map(({ file }) => file);
  const whole = [...files].map(
    ([file, text]) => [file, known.includes(file) ? text.replace(/^\uFEFF+/, "") : undefined] as const,
  );
  return new Map(whole.filter(([file, text]) => text !== files.get(file)));
}
