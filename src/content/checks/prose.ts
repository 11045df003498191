import { cnp } from "stdnum/lib/cjs/ro/index.js";
import type { Content } from "../files.ts";
import { collectFacts, unknownTokens } from "../fill/tokens.ts";
import { type Finding, finding } from "../findings/finding.ts";
import { contentTexts } from "./texts.ts";

/** Finds what no text may contain: a patient's data, a wrong emergency number, and tokens of no value. */

/** Matches 13 digits, which may be a personal identification number (CNP). */
const PERSONAL_NUMBER = /(?:CNP\S*\s*)?(?<!\d)[1-9](?:[\s.-]?\d){12}(?!\d)/gu;

const isPersonal = (excerpt: string) =>
  excerpt.startsWith("CNP") || cnp.validate(excerpt.replaceAll(/\D/g, "")).isValid;

/** Matches a number of at most four digits that a text tells patients to call; not „la 8:00” or „la 2 zile”. */
const CALLED_NUMBER =
  /(?:suna[țt]i|apela[țt]i|urgen[țt][ăa])\s(?:imediat\s)?(?:la\s)?(?:(?:112|\{\{urgenta\}\}),?\s(?:sau|ori|și)\s(?:la\s)?)?(?!112\b|(?:19|20)\d\d\b)(\d{1,4})(?![\d\s]*\d|\s?[:.,/–-]\s?\d|\s?%)(?!\s(?:de|or[ăe]|zi|zile|minut\p{L}*|săptămân\p{L}*|lun[ăi]|ani?|lei)(?!\p{L}))/giu;

/** Whether a called number cannot be an hour of the day. */
const isNumber = (number: string, text: string) =>
  Number(number) > 24 || ["11", "12"].includes(number) || /urgen/i.test(text);

export function proseErrors(content: Content): Finding[] {
  const facts = collectFacts(content);
  return contentTexts(content).flatMap(({ file, path, value }) => [
    ...(value.match(PERSONAL_NUMBER) ?? [])
      .filter(isPersonal)
      .map((excerpt) => finding("cnp", file, path, { excerpt })),
    ...unknownTokens(value, facts).map((token) =>
      finding("unknown-token", file, path, { excerpt: token, token: `{{${token}}}` }),
    ),
    ...[...value.matchAll(CALLED_NUMBER)]
      .filter(([, number = ""]) => isNumber(number, value))
      .map(([excerpt, number]) => finding("emergency-number", file, path, { excerpt, number })),
  ]);
}
