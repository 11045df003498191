import { type Finding, isError } from "../../src/content/checks/finding.ts";
import type { SourceFiles } from "../../src/content/load/read.ts";
import { type FieldPath, fieldWords, leaves, type Note, type Values } from "../shared/form-fields.ts";
import { labelledSchemas } from "./changes-in.ts";
import { checked, documents, valuesAt } from "./documents.ts";
import { withoutTokens } from "./quoted-values.ts";
import { launchFindings } from "./readings.ts";
import type { NewTexts } from "./store.ts";

/** Checks drafts, and converts the findings to notes (`Note`) with the field names that the forms show. */

export const isWrong = ({ level }: Note) => level === "error";

/**
 * Returns the findings about these drafts, and the errors in other files that have none without the drafts.
 * Files that were damaged by hand can therefore be repaired one after the other.
 */
export function checkDrafts(files: SourceFiles, drafts: NewTexts) {
  const all = [...new Map([...files, ...drafts])];
  const together = new Map(all.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])));
  const wrong = checked(files).problems.filter(isError);
  const problems = checked(together).problems.filter(
    (problem) =>
      drafts.has(problem.file) || (isError(problem) && !wrong.some(({ file }) => file === problem.file)),
  );
  const { content } = checked(together);
  const ofLaunch = content ? launchFindings(files, drafts, content) : [];
  return toNotes([...problems, ...ofLaunch], together, files);
}

/**
 * Returns the path of the first field whose value contains `excerpt`, the characters that a rule has found in
 * the file; an empty path if there is none.
 */
const pathOf = (values: Values, excerpt: string | undefined): FieldPath =>
  (excerpt && leaves(values).find(([, value]) => String(value ?? "").includes(excerpt))?.[0]) || [];

/**
 * Converts problems to notes, with the names that the forms show.
 * @param saved the files without drafts. The names of tokens in messages are replaced by descriptions from
 * these files, because content with errors provides no descriptions, and drafts often have errors.
 */
export function toNotes(problems: readonly Finding[], files: SourceFiles, saved = files): Note[] {
  if (problems.length === 0) return [];
  const schemaOf = labelledSchemas(files, saved);
  const known = new Map(documents(files).map(({ file, title }) => [file, title]));
  return problems.map(({ file, path, place = "", line, excerpt, message, level = "error" }) => {
    const title = known.get(file);
    const values = valuesAt(file, files);
    const at = (path ?? pathOf(values, excerpt)) as FieldPath;
    const isField = title && at.length > 0;
    const lineWords = line === undefined ? "" : `rândul ${line}`;
    const field = place || (isField ? fieldWords(schemaOf(file), at, values) : lineWords);
    const words = withoutTokens(message, saved).replaceAll(
      /content\/[\w/-]+\.(?:yaml|md)/g,
      (name) => `foaia „${known.get(name) ?? name}”`,
    );
    return { level, file, title: title ?? file, path: at, field, words };
  });
}
