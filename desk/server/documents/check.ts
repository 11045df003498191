import { launchList } from "#content/checks/launch.ts";
import { type Content, contentPath } from "#content/files.ts";
import { unreadServices } from "#content/fill/readings.ts";
import { type Finding as ContentFinding, finding, isError } from "#content/findings/finding.ts";
import type { SourceFiles } from "#content/read/read-files.ts";
import { today } from "#lib/clock.ts";
import { type FieldPath, type Finding, fieldWords } from "../../shared/form-fields.ts";
import { labelledSchemas } from "./changes.ts";
import { checked, documents, type NewTexts, valuesAt } from "./documents.ts";
import { withoutTokens } from "./quoted-values.ts";

/** Checks drafts, and gives the findings the field names that the forms show. */

const PUBLISHING = contentPath("publishing");

/**
 * Returns the findings about these drafts, and the errors in other files that have none without the drafts.
 * Files that were damaged by hand can therefore be repaired one after the other.
 */
export function checkDrafts(files: SourceFiles, drafts: NewTexts) {
  const all = [...new Map([...files, ...drafts])];
  const together = new Map(all.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])));
  const wrong = checked(files).findings.filter(isError);
  const { findings, content } = checked(together);
  const own = findings.filter(
    (found) => drafts.has(found.file) || (isError(found) && !wrong.some(({ file }) => file === found.file)),
  );
  const ofLaunch = content ? unreadAtLaunch(files, drafts, content) : [];
  return inFormWords([...own, ...ofLaunch], together, files);
}

/** A finding if drafts launch the site (`launched`) while somebody has not read all examinations. */
function unreadAtLaunch(files: SourceFiles, drafts: NewTexts, content: Content): ContentFinding[] {
  const isLaunch = content.publishing.launched && valuesAt(PUBLISHING, files).launched !== true;
  if (!drafts.has(PUBLISHING) || !isLaunch) return [];
  const titles = unreadServices(content, today(), false).map(({ title }) => title);
  return titles.length > 0
    ? [finding("launched-unread", PUBLISHING, ["launched"], { titles: titles.join(", ") })]
    : [];
}

/** Returns what prevents the launch (`errors`), and what would help patients (`suggestions`). */
export function launchFindingsOf(files: SourceFiles) {
  const { errors, suggestions } = launchList(checked(files), today());
  return { errors: inFormWords(errors, files), suggestions: inFormWords(suggestions, files) };
}

/**
 * Converts findings of the content check for people who see forms and no files.
 * @param saved the files without drafts. The names of tokens in messages are replaced by descriptions from
 * these files, because content with errors provides no descriptions, and drafts often have errors.
 */
export function inFormWords(
  findings: readonly ContentFinding[],
  files: SourceFiles,
  saved = files,
): Finding[] {
  if (findings.length === 0) return [];
  const schemaOf = labelledSchemas(files, saved);
  const known = new Map(documents(files).map(({ file, title }) => [file, title]));
  return findings.map(({ file, path = [], place = "", line, message, level = "error" }) => {
    const title = known.get(file);
    const at = path as FieldPath;
    const isField = title && at.length > 0;
    const lineWords = line === undefined ? "" : `rândul ${line}`;
    const field = place || (isField ? fieldWords(schemaOf(file), at, valuesAt(file, files)) : lineWords);
    const words = withoutTokens(message, saved).replaceAll(
      /content\/[\w/-]+\.(?:yaml|md)/g,
      (name) => `foaia „${known.get(name) ?? name}”`,
    );
    return { level, file, title: title ?? file, path: at, field, words };
  });
}
