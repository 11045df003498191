import type { Finding } from "../findings/finding.ts";
import { sentence } from "../findings/messages.ts";

/**
 * Rules with a regular expression each: a text breaks a rule if the expression matches. Only the first broken
 * rule is reported.
 */
export type PatternRules = readonly (readonly [rule: string, pattern: RegExp])[];

/** A part of a text that breaks a rule. */
export interface Match extends Pick<Finding, "rule" | "message"> {
  readonly excerpt: string;
}

export const match = (rule: string, excerpt: string): Match => ({
  rule,
  excerpt,
  message: sentence(rule, { excerpt: excerpt.trim() }),
});

export function firstMatch(rules: PatternRules, text: string): Match | undefined {
  for (const [rule, pattern] of rules) {
    const found = pattern.exec(text);
    if (found) return match(rule, found[0]);
  }
  return undefined;
}
