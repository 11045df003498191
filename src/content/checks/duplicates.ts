import { bareLetters } from "#lib/referral-terms.ts";
import type { Content } from "../files.ts";
import { type Finding, finding } from "../findings/finding.ts";
import type { Uniqueness } from "../schema/field-marks.ts";
import { contentTexts, type PlacedText } from "./texts.ts";

/** The name of the group to which a text belongs. The texts of one group must differ from each other. */
function groupOf({ file, field }: PlacedText, { group, isPerFile }: Uniqueness): string {
  if (group) return group;
  return isPerFile ? `${file} ${field}` : field;
}

/** Findings for texts that repeat an earlier text, although the schema marks their field as unique. */
export function repetitions(content: Content): Finding[] {
  const seen = new Set<string>();
  return contentTexts(content).flatMap((text) => {
    const { file, path, value, marks } = text;
    const { unique } = marks;
    if (!unique) return [];
    const compared = unique.isByLetters ? bareLetters(value) : value;
    const key = [unique.rule, groupOf(text, unique), compared].join("\n");
    if (seen.has(key)) return [finding(unique.rule, file, path, { value })];
    seen.add(key);
    return [];
  });
}
