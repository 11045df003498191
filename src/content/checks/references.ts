import regions from "#assets/art/regions.json" with { type: "json" };
import { BODIES } from "#lib/drawings.ts";
import { type Content, contentPath } from "../files.ts";
import { type Finding, finding } from "../findings/finding.ts";
import type { Reference } from "../schema/field-marks.ts";
import { contentTexts } from "./texts.ts";

/**
 * The ids of all parts of the body that have a label in the drawings, and of the two bodies, „femeie” and
 * „barbat”.
 */
const DRAWN_IDS = [
  ...new Set(
    Object.values(regions).flatMap((region) => [
      ...region.labels,
      ...("man" in region ? [...region.man, ...BODIES] : []),
    ]),
  ),
].sort();

/** The rule that an unknown name breaks, and the names that exist. Pages are checked by `linkFindings`. */
const namesOf = ({
  prices,
  services,
}: Content): Readonly<Partial<Record<Reference, readonly [rule: string, names: readonly string[]]>>> => ({
  amount: ["no-amount", prices.amounts.map(({ id }) => id)],
  contrast: ["no-contrast", ["inclus", ...prices.contrast.map(({ id }) => id)]],
  examination: ["no-examination", services.map(({ slug }) => slug)],
});

export function unknownNameFindings(content: Content): Finding[] {
  const known = namesOf(content);
  return contentTexts(content).flatMap(({ file, path, value, marks: { refersTo } }) => {
    const [rule, names] = (refersTo && known[refersTo]) ?? [];
    return !rule || names?.includes(value) ? [] : finding(rule, file, path);
  });
}

/** Findings for ids of `DRAWN_IDS` for which `slices.words` contains no Romanian word. */
export const missingWordFindings = ({ slices }: Content): Finding[] =>
  DRAWN_IDS.filter((label) => !slices.words.some(({ id }) => id === label)).map(() =>
    finding("drawn-word", contentPath("slices"), ["words"]),
  );
