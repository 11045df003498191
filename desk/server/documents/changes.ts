import type { SourceFiles } from "#content/read/read-files.ts";
import { type Change, changesOf, type QuestionAbout } from "../../shared/changes.ts";
import type { Option, Schema, Values } from "../../shared/form-fields.ts";
import { documents, pagesOf, schemaOf, valuesAt, valuesIn } from "./documents.ts";
import { inPlainWords } from "./quoted-values.ts";
import { selectOptions } from "./select-options.ts";

/**
 * Returns a function that returns the schema of a file. The schema has labels for values that identify
 * something in another file, so that people see „RMN cerebral” and not „rmn-cerebral”.
 * @param saved files from which the names of pages are read. A caller whose `files` contain drafts passes the
 * files without drafts, because content with errors provides no names
 */
export function labelledSchemas(files: SourceFiles, saved = files): (file: string) => Schema {
  const options = selectOptions(files, pagesOf(saved));
  return (file) => withLabels(schemaOf(file), options);
}

function withLabels(schema: Schema, all: Readonly<Record<string, Option[]>>): Schema {
  const { kind = "", items, properties = {} } = schema;
  const options = all[kind]?.map(({ value, label }) => [value, label]);
  const fields = Object.entries(properties).map(([name, field]) => [name, withLabels(field, all)]);
  return {
    ...schema,
    ...(options && { labels: Object.fromEntries(options) }),
    ...(items && { items: withLabels(items, all) }),
    properties: Object.fromEntries(fields),
  };
}

/**
 * Describes the differences between two versions of a document as texts for people.
 * @param files all files of the content, from which labels and quoted values are read
 * @param questionAbout returns why a change may be a typing error
 */
export const changesBetween = (
  file: string,
  [old, wanted]: [Values, Values],
  files: SourceFiles,
  questionAbout?: QuestionAbout,
): Change[] => {
  const inWords = inPlainWords(files);
  return changesOf(labelledSchemas(files)(file), old, wanted, questionAbout).map((change) => ({
    ...change,
    old: change.old && inWords(change.old),
    new: change.new && inWords(change.new),
  }));
};

/**
 * Returns the changes that drafts make in existing documents. Each `field` begins with the title of its
 * document.
 */
export const changesIn = (files: SourceFiles, drafts: ReadonlyMap<string, string | undefined>): Change[] =>
  documents(files).flatMap(({ file, title }) => {
    const text = drafts.get(file);
    if (text === undefined || text === files.get(file)) return [];
    return changesBetween(file, [valuesAt(file, files), valuesIn(file, text)], files).map((change) => ({
      ...change,
      field: `${title} · ${change.field}`,
    }));
  });
