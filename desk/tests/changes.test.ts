import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { row } from "../../tests/behaviour/rows.ts";
import { FIXTURE_FILES } from "../../tests/fixtures/content.ts";
import { ChangeList } from "../client/ChangeList.tsx";
import { changesBetween } from "../server/changes-in.ts";
import { valuesAt } from "../server/documents.ts";
import { fieldWords, schemaFrom, type Values } from "../shared/form-fields.ts";

/** Returns the changes that a document has after a function has changed its values. */
function changesAfter(file: string, change: (values: Values) => void) {
  const old = valuesAt(file, FIXTURE_FILES);
  const wanted = structuredClone(old);
  change(wanted);
  return changesBetween(file, [old, wanted], FIXTURE_FILES);
}

it(row("G21"), () => {
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
