import { describe, expect, it } from "vitest";
import { fillIn, fillInAll, withoutEmptyLines } from "../../../src/content/tokens.ts";

const facts = new Map([
  ["pret.mic", "765,00 lei"],
  ["firma.shareCapital", ""],
]);

describe("filling in", () => {
  it("reaches every text inside lists and groups, and leaves the rest as it is", () =>
    expect(
      fillInAll({ a: ["{{pret.mic}}", 5, null], b: { c: "{{ pret.mic }}! {nu}" }, d: true }, facts),
    ).toEqual({
      a: ["765,00\u00a0lei", 5, null],
      b: { c: "765,00\u00a0lei! {nu}" },
      d: true,
    }));

  it("stops at a token that names nothing", () =>
    expect(() => fillIn("{{pret.mare}}", facts)).toThrow("Unknown token {{pret.mare}}"));
});

it("drops the lines of a legal text that quote an optional fact nobody has filled in", () =>
  expect(withoutEmptyLines("Unu\n- Capital: {{firma.shareCapital}}\n- Preț: {{pret.mic}}", facts)).toBe(
    "Unu\n- Preț: {{pret.mic}}",
  ));
