import regions from "#assets/art/regions.json" with { type: "json" };
import { BODIES } from "#lib/drawings.ts";
import { type Content, contentPath } from "../files.ts";
import type { Reference } from "../schema/field-marks.ts";
import { type Context, type Finding, finding } from "./finding.ts";
import { contentTexts } from "./texts.ts";

/** The values that fields with one kind of `Reference` may have. */
interface Names {
  /** The rule that a value outside `names` breaks. */
  readonly rule: string;
  /** The file or list that contains the names; part of the Romanian message. */
  readonly source: string;
  readonly names: readonly string[];
}

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

/** The names that exist, by kind of reference. References to pages are checked by `linkFindings`. */
const namesOf = (
  { prices, services }: Content,
  { files }: Context,
): Readonly<Record<Exclude<Reference, "page">, Names>> => ({
  amount: { rule: "no-amount", source: "lista amounts", names: prices.amounts.map(({ id }) => id) },
  contrast: {
    rule: "no-contrast",
    source: contentPath("prices"),
    names: ["inclus", ...prices.contrast.map(({ id }) => id)],
  },
  examination: {
    rule: "no-examination",
    source: "content/services",
    names: services.map(({ slug }) => slug),
  },
  "drawn-word": { rule: "no-drawn-word", source: "niciun desen", names: DRAWN_IDS },
  file: { rule: "no-sheet", source: "folderul content", names: [...files.keys()] },
});

/** Findings for references to names that do not exist. */
export function unknownNameFindings(content: Content, context: Context): Finding[] {
  const known = namesOf(content, context);
  return contentTexts(content).flatMap(({ file, path, value, marks: { refersTo } }) => {
    if (!refersTo || refersTo === "page") return [];
    const { rule, source, names } = known[refersTo];
    return names.includes(value) ? [] : finding(rule, file, path, { value, source, names: names.join(", ") });
  });
}

/** Findings for ids of `DRAWN_IDS` for which `slices.words` contains no Romanian word. */
export const missingWordFindings = ({ slices }: Content): Finding[] =>
  DRAWN_IDS.filter((label) => !slices.words.some(({ id }) => id === label)).map((label) =>
    finding("drawn-word", contentPath("slices"), ["words"], { label }),
  );
