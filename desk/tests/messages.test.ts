import { expect, it } from "vitest";
import { FIXTURE_FILES } from "../../tests/fixtures/content.ts";
import { CHANGES, changed } from "../../tests/fixtures/mistakes.ts";
import { checkDrafts } from "../server/documents/check.ts";
import { documents, schemaOf } from "../server/documents/documents.ts";
import type { Schema } from "../shared/form-fields.ts";

/** Returns the keys of all fields of a schema. Users see labels and never these keys. */
const keysOf = ({ properties = {}, items = {} }: Schema): string[] =>
  Object.entries(properties)
    .flatMap(([name, field]) => [name, ...keysOf(field), ...keysOf(field.items ?? {})])
    .concat(Object.keys(items.properties ?? {}));

const KEYS = [...new Set(documents(FIXTURE_FILES).flatMap(({ file }) => keysOf(schemaOf(file))))];

/** Returns the messages that forms show at their fields for the mistakes in tests/fixtures/mistakes.yaml. */
const messages = () => {
  const findings = [...CHANGES.error, ...CHANGES.warning].flatMap((change) => {
    const files = changed(change);
    const drafts = [...files].filter(([file, text]) => FIXTURE_FILES.get(file) !== text);
    return checkDrafts(FIXTURE_FILES, new Map(drafts));
  });
  return [...new Set(findings.filter(({ path }) => path.length > 0).map(({ words }) => words))];
};

/** Matches the key of a field: „amounts”, `amounts: `, or a word after „lista”. */
const KEY = new RegExp(`„(?:${KEYS.join("|")})”|\\b(?:${KEYS.join("|")}): |lista [a-z]+[;,]`);

/** Matches words about files and their syntax. */
const SYNTAX = /\{\{|content\/|\.ya?ml|UTF-8|\*\*|##|fișierul (?:este|content)|ghilimele|\btrue\b|„false”/;

it("a mistake of each kind: no message about a field contains a name of a field, of a file or a part of YAML's syntax", () => {
  const all = messages();
  expect(all.length).toBeGreaterThan(80);
  expect(all.filter((words) => SYNTAX.test(words) || KEY.test(words))).toEqual([]);
});
