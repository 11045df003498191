import { asRich, plainText } from "../lib/rich-text.ts";
import type { Content } from "./files.ts";
import type { Finding } from "./problem.ts";
import { textsOf } from "./texts.ts";
import { collectFacts, fillIn, withoutEmptyLines } from "./tokens.ts";

/** Fields that hold no prose. */
const NO_PROSE = new Set(
  "href id file field reviewed version checked on siteUrl icon iconPosition art plane opens closes score from to street registeredOffice fingerprints headerPhone footerPhone email taxCode tradeRegister rsyncTarget folder".split(
    " ",
  ),
);

/** „rmn-umar”, „/servicii/rmn-umar”: names that no reader reads. */
const ID = /^[a-z/][a-z\d/-]*$/;

export interface Prose extends Finding {
  /** As it is written. */
  readonly raw: string;
  /** As a reader reads it. */
  readonly text: string;
}

/** What readers read, with its place. */
export function proseOf(content: Content): Prose[] {
  const facts = collectFacts(content);
  return [...textsOf(content)]
    .filter(({ path }) => !NO_PROSE.has(String(path.findLast((key) => typeof key === "string"))))
    .filter(({ value }) => !ID.test(value))
    .map(({ file, path, value }) => ({
      file,
      path,
      remedy: "",
      raw: value,
      text: plainText(asRich(fillIn(withoutEmptyLines(value, facts), facts))).replaceAll("\u00a0", " "),
    }));
}

/** Sentences and rows of a list. */
export const sentencesOf = (text: string) => text.split(/\n+|(?<=[.?!])\s+(?=[„"(]?\p{Lu})/u);
export const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}.,:–-]*/gu)?.length ?? 0;
