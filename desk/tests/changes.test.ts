import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FIXTURE_FILES } from "#tests/fixtures/content.ts";
import { ChangeList } from "../client/ChangeList.tsx";
import { changesBetween } from "../server/documents/changes.ts";
import { valuesAt } from "../server/documents/documents.ts";
import { changesOf } from "../shared/changes.ts";
import { fieldWords, schemaFrom, type Values } from "../shared/form-fields.ts";

/** Returns the changes that a document has after a function has changed its values. */
function changesAfter(file: string, change: (values: Values) => void) {
  const old = valuesAt(file, FIXTURE_FILES);
  const wanted = structuredClone(old);
  change(wanted);
  return changesBetween(file, [old, wanted], FIXTURE_FILES);
}

it("a legal text, steps and provisional values are changed: „Ce se schimbă” marks the words and calls rows by their labels", () => {
  const long = "Un paragraf lung. ".repeat(500);
  const change = { kind: "changed" as const, path: ["body"], field: "Textul" };
  const changes = [{ ...change, old: `${long}Vechi. ${long}`, new: `${long}Nou. ${long}` }];
  const html = renderToStaticMarkup(createElement(ChangeList, { changes }));
  expect(html).toContain("<del>Vechi</del>");
  expect(html).toContain("<ins>Nou</ins>");
  expect(html.length).toBeLessThan(1000);

  const provisional = changesAfter("content/clinic.yaml", (values) => {
    values.placeholders = [];
  });
  expect(provisional.length).toBeGreaterThan(0);
  expect(JSON.stringify(provisional.map(({ field }) => field))).not.toMatch(/siteUrl|Phone|email\b/);

  const step = { enum: ["call", "papers"], labels: { call: "telefonul" } };
  const list = { type: "array", items: { type: "object", properties: { picture: step, title: {} } } };
  const schema = schemaFrom({ type: "object", properties: { steps: { ...list, description: "Pașii" } } });
  const steps = [{ picture: "call", title: "Sunați" }];
  expect(fieldWords(schema, ["steps", 0, "title"], { steps })).toBe("Pașii → Sunați → title");
});

it.each([
  ["two rows exchange their places", "a b c d", "a c b d", ["c: locul 3 → locul 2"]],
  ["the last row becomes the first", "a b c d", "d a b c", ["d: locul 4 → locul 1"]],
  ["the first row becomes the last", "a b c d", "b c d a", ["a: locul 1 → locul 4"]],
  ["two pairs of rows", "a b c d", "b a d c", ["b: locul 2 → locul 1", "d: locul 4 → locul 3"]],
])("if %s, only these rows are reported as moved", (_, old, wanted, moved) => {
  const items = { type: "object", properties: { title: { type: "string" } } };
  const schema = schemaFrom({ type: "object", properties: { rows: { type: "array", items } } });
  const rows = (ids: string) => ({ rows: ids.split(" ").map((id) => ({ id, title: id })) });
  const changes = changesOf(schema, rows(old), rows(wanted));
  expect(changes.map(({ field, old, new: now }) => `${field.split(" → ").at(-1)}: ${old} → ${now}`)).toEqual(
    moved,
  );
});
