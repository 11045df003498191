import type { z } from "astro/zod";
import messages from "./messages.json" with { type: "json" };

/** The Romanian message of each rule (messages.json). */
const MESSAGES: Readonly<Record<string, string>> = messages;

/**
 * Returns the name of a rule for an issue of Zod if the schema itself names no rule. Its Romanian message
 * replaces Zod's English one, which staff must never see.
 */
export function ruleOfIssue(issue: z.core.$ZodRawIssue): string {
  const { code, input, origin, expected, minimum } = issue as Record<string, unknown>;
  if (input === undefined) return "missing";
  if (input === null) return expected === "array" ? "empty-array" : "empty";
  if (code === "invalid_type") return `no-${expected}`;
  if (code === "too_small")
    return minimum === 1 && origin === "string" ? "empty-text" : `too-small-${origin}`;
  if (code === "too_big") return `too-big-${origin}`;
  return code === "invalid_value" ? "no-choice" : "other";
}

const filledIn = (text: string, values: object): string =>
  text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => {
    const value: unknown = values[name as keyof typeof values];
    return Array.isArray(value) ? value.join(", ") : String(value);
  });

/** The message of a rule. @param values values for the placeholders of the message */
export const sentence = (rule: string, values: object = {}): string =>
  filledIn(MESSAGES[rule] ?? MESSAGES.other ?? "", values);
