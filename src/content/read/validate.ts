import type { z } from "astro/zod";
import type { Finding } from "../findings/finding.ts";
import { ruleOfIssue, sentence } from "../findings/messages.ts";

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

/** Validates values with a schema. @returns the parsed data, or what is wrong with the values */
export function validate(schema: z.ZodType, values: unknown) {
  const { data, error } = schema.safeParse(values, { error: ruleOfIssue });
  return { data, findings: error?.issues.flatMap(findingsOf) ?? [] };
}
