import type { z } from "astro/zod";
import { LineCounter, parseDocument } from "yaml";
import type { Finding } from "../findings/finding.ts";
import { ruleOfIssue, sentence } from "../findings/messages.ts";

/** The data of a text, and what is wrong with it. */
export interface Parsed {
  readonly data?: unknown;
  readonly findings: readonly Omit<Finding, "file">[];
}

/** Parses a YAML text, and compares its values with a schema. */
export function parseYaml(text: string, schema: z.ZodType): Parsed {
  const lineCounter = new LineCounter();
  // With the `timestamp` tag the parser reads an unquoted date as a Date instead of a string. The schema
  // rejects a Date, and the message asks for quotes (rule `no-day`).
  const document = parseDocument(text, { lineCounter, customTags: ["timestamp"], logLevel: "error" });
  const [mistake] = document.errors;
  if (mistake) {
    const rule = mistake.code === "DUPLICATE_KEY" ? "duplicate-key" : "unreadable";
    return wrong(rule, lineCounter.linePos(mistake.pos[0]).line);
  }
  let values: unknown;
  try {
    values = document.toJS();
  } catch {
    // `toJS` throws if an alias refers to no anchor, or if aliases expand to too much data („YAML bomb”).
    return wrong("unreadable");
  }
  if (values == null) return wrong("empty-file");
  const { data, error } = schema.safeParse(values, { error: ruleOfIssue });
  return { data, findings: error?.issues.flatMap(findingsOf) ?? [] };
}

const wrong = (rule: string, line?: number) => ({ findings: [{ rule, line, message: sentence(rule) }] });

function findingsOf(issue: z.core.$ZodIssue): Omit<Finding, "file">[] {
  const { path } = issue;
  if (issue.code === "unrecognized_keys") {
    const rule = "unknown-field";
    return issue.keys.map((key) => ({ rule, path: [...path, key], message: sentence(rule) }));
  }
  // Our schemas give Zod the name of a rule in place of a message. `params` has the values for the
  // placeholders in the message of that rule.
  const rule = issue.message;
  const params = issue.code === "custom" ? issue.params : {};
  return [{ rule, path, message: sentence(rule, { ...issue, ...params }), ...params }];
}
