import { bareLetters } from "#lib/referral-terms.ts";
import type { Content } from "../files.ts";
import { type Finding, finding } from "../findings/finding.ts";
import { contentTexts } from "./texts.ts";

/** Findings for texts that repeat an earlier text, although the schema marks their field as unique. */
export function repetitions(content: Content): Finding[] {
  const seen = new Set<string>();
  return contentTexts(content).flatMap(({ file, path, field, value, marks: { unique } }) => {
    if (!unique) return [];
    const key = [unique.rule, unique.group ?? `${file} ${field}`, bareLetters(value)].join("\n");
    if (seen.has(key)) return [finding(unique.rule, file, path, { value })];
    seen.add(key);
    return [];
  });
}
