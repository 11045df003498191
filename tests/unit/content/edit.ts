import { checkContent } from "../../../src/lib/content/check.ts";
import { fieldName, type Problem } from "../../../src/lib/content/problem.ts";
import { FIXTURE_FILES } from "../../fixtures/content.ts";

/** A change of one file, as a person would type it, and what the site answers. */
export interface Edit {
  name: string;
  file: string;
  /** Text to find (it must occur) and text to put in its place, once. */
  change: readonly [from: string | RegExp, to: string];
  /** Field as the message names it; absent when the whole file is meant. */
  field?: string;
  remedy: string;
}

/** The files after the change. @throws when the text to find is not there, so that no test passes by accident. */
export function edited({ file, change: [from, to] }: Pick<Edit, "file" | "change">): Map<string, string> {
  const before = FIXTURE_FILES.get(file) ?? "";
  const found = typeof from === "string" ? before.includes(from) : from.test(before);
  if (!found) throw new Error(`${file} does not hold: ${from}`);
  return new Map(FIXTURE_FILES).set(file, before.replace(from, to));
}

/** What the site answers to an edit. */
export const problemsOf = (edit: Edit): Problem[] => checkContent(edited(edit)).problems;

/** Whether a problem is the one that the edit announces. */
export const isExpected =
  ({ file, field, remedy }: Edit) =>
  (problem: Problem): boolean =>
    (problem.file === file || remedy.includes(file)) &&
    problem.remedy === remedy &&
    (problem.path?.length ? fieldName(problem.path) : undefined) === field;
