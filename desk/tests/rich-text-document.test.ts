import { resolve } from "node:path";
import { expect, it } from "vitest";
import { readContentFiles } from "#content/read/read-files.ts";
import { documents, schemaOf, valuesAt } from "../server/documents/documents.ts";
import { type FieldPath, fieldAt } from "../shared/form-fields.ts";
import { parseRich, type RichKind, writeRich } from "../shared/rich-text-document.ts";

/** Yields every text of content/ in which markup is allowed. */
function* texts(): Generator<{ place: string; text: string; kind: RichKind }> {
  const files = readContentFiles(resolve("."));
  for (const { file } of documents(files)) {
    const schema = schemaOf(file);
    for (const [path, text] of leaves(valuesAt(file, files))) {
      const kind = fieldAt(schema, path)?.kind;
      if (kind === "rich" || kind === "markdown") yield { place: `${file} ${path.join(".")}`, text, kind };
    }
  }
}

function* leaves(value: unknown, path: FieldPath = []): Generator<[FieldPath, string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "object")
    for (const [key, item] of Object.entries(value ?? {}))
      yield* leaves(item, [...path, Array.isArray(value) ? Number(key) : key]);
}

it("every text of the content is unchanged by its editor, which produces only markup that the checks allow", () => {
  const all = [...texts()];
  expect(all.length).toBeGreaterThan(0);
  for (const { place, text, kind } of all) {
    const doc = parseRich(text, kind);
    doc.check();
    expect(writeRich(text, doc, kind), place).toBe(text);
    expect(writeRich("", doc, kind), `${place}, written anew`).toBe(text.trim());
  }
});

it.each<[what: string, kind: RichKind, text: string]>([
  ["forbidden markup stays plain text", "rich", "a_b_ [x] <b>c</b> `d` \\* &amp; # e"],
  ["an unknown value is kept", "rich", "Sunați la {{clinica.fax}}."],
  ["a nested list is kept", "markdown", "- a\n  - b\n- c"],
])("%s", (_, kind, text) => {
  expect(writeRich("", parseRich(text, kind), kind)).toBe(text);
});

it("formats that the site cannot show are not written to the file", () => {
  const doc = parseRich("**[a](/b)** ** c** d", "rich");
  expect(writeRich("", doc, "rich")).toBe("[a](/b) ** c** d");
});
