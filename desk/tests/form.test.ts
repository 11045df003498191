import { expect, it } from "vitest";
import { cleaned, numberFrom, timeFrom, withValue } from "../client/form/form-values.ts";
import { normaliseInput } from "../server/documents/normalise-input.ts";
import { schemaFrom, slugOf } from "../shared/form-fields.ts";
import rows from "./rows.json" with { type: "json" };

const TEXT = { type: "string" };
const GROUP = { type: "object", required: ["text"], properties: { text: TEXT } };
const schema = schemaFrom({
  type: "object",
  required: ["name", "rest", "note"],
  properties: {
    name: TEXT,
    rest: { anyOf: [TEXT, { type: "null" }] },
    note: GROUP,
    sign: TEXT,
    group: GROUP,
    rows: { type: "array", items: GROUP },
  },
});

it.each([
  [
    "a required text becomes empty, and a nullable text becomes null",
    {},
    { name: "", rest: null, note: { text: "" } },
  ],
  [
    "empty optional values are left out",
    { name: "a", rest: "", note: { text: "b" }, sign: "", group: { text: "" } },
    { name: "a", rest: null, note: { text: "b" } },
  ],
  [
    "an optional group with a value is kept",
    { group: { text: "c" } },
    { group: { text: "c" }, name: "", rest: null, note: { text: "" } },
  ],
])("%s", (_, typed, file) => {
  expect(cleaned(schema, typed)).toEqual(file);
});

it("a new row contains its required fields, which are empty", () => {
  expect(cleaned(schemaFrom(GROUP), undefined)).toEqual({ text: "" });
});

it("changing a value does not copy the objects outside its path", () => {
  const old = { name: "a", rows: [{ text: "b" }, { text: "c" }] };
  const now = withValue(old, ["rows", 1, "text"], "d") as typeof old;
  expect(now).toEqual({ name: "a", rows: [{ text: "b" }, { text: "d" }] });
  expect(now.rows[0]).toBe(old.rows[0]);
});

it.each(Object.entries(rows.amounts))("%s is parsed as the number %s", (typed, lei) => {
  expect(numberFrom(typed)).toBe(lei);
});

it.each(Object.entries(rows.times))("%s is parsed as the time %s", (typed, time) => {
  expect(timeFrom(typed)).toBe(time);
});

it.each(Object.entries(rows.normalised))("%j is stored as %s", (typed, text) => {
  expect(normaliseInput({ rows: [{ text: typed }] }, {})).toEqual({ rows: [{ text }] });
});

it.each([
  ["Angio-RMN cerebral", "angio-rmn-cerebral"],
  ["RMN cap-gât", "rmn-cap-gat"],
  ["RMN – șold / umăr", "rmn-sold-umar"],
])("%s has the address %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
