import { expect, it } from "vitest";
import { checkContent } from "#content/check.ts";
import { suspiciousChanges } from "#content/checks/suspicious-changes.ts";
import type { Content } from "#content/files.ts";
import { FIXTURE_CONTENT, FIXTURE_FILES } from "../../fixtures/content.ts";

type Tree = Readonly<Record<string, unknown>>;
type Edit = readonly [field: string, value: unknown];

/**
 * Returns a copy of the content with changed fields. A field has a path, such as „prices.amounts.0.amount”.
 */
function edited(content: Content, ...edits: readonly Edit[]): Content {
  const changed = structuredClone(content);
  for (const [field, value] of edits) {
    const [name = "", ...groups] = field.split(".").toReversed();
    const group = groups.reduceRight((at, key) => at[key] as Tree, changed as unknown as Tree);
    Object.assign(group, { [name]: value });
  }
  return changed;
}

const published = edited(
  FIXTURE_CONTENT,
  ["faq.items.0.answer", "Rezultatul vine în 2–5 zile, cu raport."],
  ["clinic.placeholders", []],
  ["clinic.headerPhone", "0256 123 456"],
);

it.each<[what: string, edits: readonly Edit[], asked: readonly string[]]>([
  ["nothing", [], []],
  ["a price by a tenth", [["prices.amounts.0.amount", 920]], []],
  ["swapped price digits", [["prices.amounts.0.amount", 583]], ["price-changed amounts.0.amount"]],
  ["the signers", [["publishing.signers", ["Dr. Altul"]]], ["signers-changed signers"]],
  ["another number", [["clinic.headerPhone", "0356 987 654"]], []],
  ["one digit of a number", [["clinic.headerPhone", "0256 123 457"]], ["phone-changed headerPhone"]],
  ["two swapped digits of a number", [["clinic.headerPhone", "0256 123 465"]], ["phone-changed headerPhone"]],
  [
    "what contrast costs",
    [["prices.contrast.0.extra", { from: 100, to: 1500 }]],
    ["contrast-changed contrast.0.extra"],
  ],
  [
    "contrast that used to cost extra",
    [["services.0.price.contrast", "inclus"]],
    ["cost-changed price.contrast"],
  ],
  ["what a price is for", [["prices.amounts.0.unit", "pe oră"]], ["price-changed amounts.0.unit"]],
  [
    "only a figure in a text",
    [["faq.items.0.answer", "Rezultatul vine în 2–5 ore, cu raport."]],
    ["figure-changed items.0.answer"],
  ],
  [
    "a word replaced by its opposite",
    [["faq.items.0.answer", "Rezultatul vine în 2–5 zile, fără raport."]],
    ["figure-changed items.0.answer"],
  ],
  ["a rewritten text with another figure", [["faq.items.0.answer", "Rezultatul este gata în 3 zile."]], []],
  ["a much shorter week", [["clinic.openingHours.0.closes", "12:00"]], ["hours-changed openingHours"]],
])("warnings after the following has changed since the last publication: %s", (_, edits, asked) => {
  const findings = suspiciousChanges(edited(published, ...edits), published);
  expect(findings.map(({ rule, path }) => `${rule} ${path?.join(".")}`)).toEqual(asked);
});

it("a warning about a change names file, line and published value, and does not stop the build", () => {
  const prices = "content/prices.yaml";
  const text = FIXTURE_FILES.get(prices) ?? "";
  const files = new Map([...FIXTURE_FILES, [prices, text.replace("835", "583")]]);
  const { problems, content } = checkContent(files, "2026-11-23", FIXTURE_FILES);
  expect(content).toBeDefined();
  const asked = problems.find(({ rule }) => rule === "price-changed");
  expect(asked).toMatchObject({ level: "warning", file: prices, line: expect.any(Number) });
  expect(asked?.message.replaceAll("\u00a0", " ")).toContain("835,00 lei");
});

it("a changed phone number that is still declared as provisional is questioned", () => {
  const provisional = edited(FIXTURE_CONTENT, ["clinic.placeholders", ["headerPhone", "email"]]);
  const changed = edited(provisional, ["clinic.headerPhone", "0256 418 273"]);
  const confirmed = edited(changed, ["clinic.placeholders", ["email"]]);
  expect(suspiciousChanges(changed, provisional)).toMatchObject([
    { rule: "provisional-changed", path: ["headerPhone"] },
  ]);
  expect(suspiciousChanges(confirmed, provisional)).toEqual([]);
});

it("a launch that is undone is questioned, because unsigned medical texts would be published", () => {
  const launched = edited(FIXTURE_CONTENT, ["publishing.launched", true]);
  expect(suspiciousChanges(FIXTURE_CONTENT, launched)).toMatchObject([{ rule: "launch-undone" }]);
});
