import { expect, it } from "vitest";
import { checkContent } from "../../../src/content/check.ts";
import rules from "../../../src/content/text-rules.json" with { type: "json" };
import type { Claim as Known } from "../../../src/content/text-rules.ts";
import { changed } from "../../fixtures/mistakes.ts";

type Slip = (typeof rules.slips)[number];
type Claim = Pick<Known, "rule" | "until"> & Pick<Slip, "examples">;

/** What is asked about a text, by rule. @param fact what the clinic says of a field: `parking: null` */
function asked(text: string, fact = "name: Centru RMN Bega"): string[] {
  const [name] = fact.split(":");
  const files = changed({ file: "clinic.yaml", find: `(?<=^ *)${name}: .*`, write: fact });
  const cas = `${files.get("content/cas.yaml")}`.replace(/^note: .*/m, () => `note: ${JSON.stringify(text)}`);
  return checkContent(files.set("content/cas.yaml", cas), "2026-12-01").problems.map(({ rule }) => rule);
}

it.each<Claim | Slip>([...rules.claims, ...rules.slips])(
  "$rule: asks about what is wrong, and lets the right pass",
  ({ rule, examples, ...claim }) => {
    const field = "until" in claim ? claim.until?.split(".").at(-1) : undefined;
    const unknown = field && `${field}: null`;
    for (const text of examples.wrong) expect(asked(text, unknown), text).toContain(rule);
    for (const text of examples.right) expect(asked(text, unknown), text).not.toContain(rule);
    // Once the clinic has told it, it is a fact.
    if (field)
      for (const text of examples.wrong) expect(asked(text, `${field}: Se face.`)).not.toContain(rule);
  },
);
