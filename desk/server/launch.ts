import { today } from "../../src/content/editing.ts";
import { launchProblems, launchWishes } from "../../src/content/launch.ts";
import type { LaunchList } from "../shared.ts";
import { notes } from "./desk.ts";
import { checked, sheets } from "./documents.ts";

/** What is open before the site meets the public, with the names that the forms show. */
export function launchList(files: ReadonlyMap<string, string>): LaunchList {
  const { problems, content } = checked(files);
  const mendable = mended(files).size;
  if (!content) return { problems: notes(problems, files), wishes: [], mendable };
  const day = today();
  return {
    problems: notes(launchProblems(content, day, process.env), files),
    wishes: notes(launchWishes(content, day), files),
    mendable,
  };
}

/** What a click mends: an invisible sign (BOM) before a text goes, a copy that no page reads is put aside. */
export function mended(files: ReadonlyMap<string, string>): Map<string, string | undefined> {
  const known = new Set(sheets(files).map(({ file }) => file));
  return new Map(
    [...files]
      .map(([file, text]) => [file, known.has(file) ? text.replace(/^\uFEFF+/, "") : undefined] as const)
      .filter(([file, text]) => text !== files.get(file)),
  );
}
