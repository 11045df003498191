import type { Finding } from "../finding.ts";
import { sentence } from "../messages.ts";

/**
 * Rules that consist of a regular expression only: a text breaks the rule if the expression matches. The most
 * certain rule stands first.
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

/** Finds the first rule that a text breaks. */
export function firstMatch(rules: PatternRules, text: string): Match | undefined {
  for (const [rule, pattern] of rules) {
    const found = pattern.exec(text);
    if (found) return match(rule, found[0]);
  }
  return undefined;
}
