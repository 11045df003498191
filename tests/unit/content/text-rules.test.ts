import { expect, it } from "vitest";
import { checkContent } from "#content/check.ts";
import { GROUPS, type Rule } from "#content/text-rules.ts";
import { changed } from "../../fixtures/mistakes.ts";

/** What is said about a text, by rule. @param fact what the clinic says of a field: `parking: null` */
function asked(text: string, fact = "name: Centru RMN Bega"): string[] {
  const [name] = fact.split(":");
  const files = changed({ file: "clinic.yaml", find: `(?<=^ *)${name}: .*`, write: fact });
  const cas = `${files.get("content/cas.yaml")}`.replace(/^note: .*/m, () => `note: ${JSON.stringify(text)}`);
  return checkContent(files.set("content/cas.yaml", cas), "2026-12-01").problems.map(({ rule }) => rule);
}

it.each<Rule>(GROUPS.flatMap(({ rules }) => rules))(
  "$rule: tells what is wrong, and lets the right pass",
  ({ rule, until, examples: { wrong, right } }) => {
    const field = until?.split(".").at(-1);
    const unknown = field && `${field}: null`;
    for (const text of wrong) expect(asked(text, unknown), text).toContain(rule);
    for (const text of right) expect(asked(text, unknown), text).not.toContain(rule);
    // Once the clinic has told it, it is a fact.
    if (field) for (const text of wrong) expect(asked(text, `${field}: Se face.`)).not.toContain(rule);
  },
);
