import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ChangeList } from "../client/ChangeList.tsx";
import { changesOf } from "../shared/changes.ts";
import { fieldWords, schemaFrom } from "../shared/form-fields.ts";

it("a legal text and steps are changed: „Ce se schimbă” marks the words and calls rows by their labels", () => {
  const long = "Un paragraf lung. ".repeat(500);
  const change = { kind: "changed" as const, path: ["body"], field: "Textul" };
  const changes = [{ ...change, old: `${long}Vechi. ${long}`, new: `${long}Nou. ${long}` }];
  const html = renderToStaticMarkup(createElement(ChangeList, { changes }));
  expect(html).toContain("<del>Vechi</del>");
  expect(html).toContain("<ins>Nou</ins>");
  expect(html.length).toBeLessThan(1000);

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
