import { bareLetters } from "#lib/referral-terms.ts";
import { type Content, contentPath } from "../files.ts";
import { type Finding, finding, type Level } from "../findings/finding.ts";
import { allPages } from "../routes.ts";
import type { Uniqueness } from "../schema/field-marks.ts";
import { contentTexts, type PlacedText } from "./texts.ts";

/** The name of the group to which a text belongs. The texts of one group must differ from each other. */
function groupOf({ file, field }: PlacedText, { group, isPerFile }: Uniqueness): string {
  if (group) return group;
  return isPerFile ? `${file} ${field}` : field;
}

/** Findings for texts that repeat an earlier text, although the schema marks their field as unique. */
function repetitions(content: Content, level: Level): Finding[] {
  /** For each text, the first file that contains it. */
  const firstFiles = new Map<string, string>();
  return contentTexts(content).flatMap((text) => {
    const { file, path, value, marks } = text;
    const { unique } = marks;
    if (!unique || (unique.level ?? "error") !== level) return [];
    const compared = unique.isByLetters ? bareLetters(value) : value;
    const key = [unique.rule, groupOf(text, unique), compared].join("\n");
    const other = firstFiles.get(key);
    if (other) return [finding(unique.rule, file, path, { value, other })];
    firstFiles.set(key, file);
    return [];
  });
}

/** Findings for texts that occur twice in the same list. */
function repeatedRows(content: Content): Finding[] {
  const seen = new Set<string>();
  return contentTexts(content).flatMap(({ file, path, value }) => {
    const isRow = typeof path.at(-1) === "number";
    const key = [file, ...path.slice(0, -1), value].join("\n");
    if (isRow && seen.has(key)) return [finding("row-twice", file, path)];
    seen.add(key);
    return [];
  });
}

/**
 * Findings for files whose name is also the last part of another page's path, because the social card of a
 * page has only this part as its name.
 */
function repeatedNames(content: Content): Finding[] {
  const names = allPages(content).map(({ path }) => path.split("/").at(-1));
  return (["services", "legal"] as const).flatMap((folder) =>
    content[folder]
      .filter(({ slug }) => names.filter((name) => name === slug).length > 1)
      .map(({ slug }) => finding("social-name-twice", contentPath(folder, slug), [], { name: slug })),
  );
}

export const duplicateErrors = (content: Content): Finding[] => [
  ...repetitions(content, "error"),
  ...repeatedRows(content),
  ...repeatedNames(content),
];

export const duplicateWarnings = (content: Content): Finding[] => repetitions(content, "warning");

/** Findings for entries with the same `order`, because file names would decide which of them comes first. */
export const orderFindings = (content: Content): Finding[] =>
  (["services", "legal"] as const).flatMap((folder) =>
    content[folder].flatMap(({ slug, order }, index) => {
      const before = content[folder][index - 1];
      if (before?.order !== order) return [];
      const other = contentPath(folder, before.slug);
      return finding("order-twice", contentPath(folder, slug), ["order"], { order, other });
    }),
  );
