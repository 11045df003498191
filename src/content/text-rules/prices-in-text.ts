import { bareLetters } from "#lib/referral-terms.ts";
import { stem } from "../checks/examination-names.ts";
import { type Content, type Service, serviceOfFile } from "../files.ts";
import { memoize } from "../memoize.ts";
import { servicePath } from "../routes.ts";
import type { PlacedText } from "../texts.ts";
import { TOKEN } from "../tokens.ts";
import { sentencesOf } from "./text-rule.ts";

/** Parses whole lei, such as „1.015”. */
const lei = (written = "") => Number(written.replaceAll(".", ""));

const SUM =
  /(?<![\d.,+–-])(?<from>\d[\d.]*)(?:,00)?(?:–(?<to>\d[\d.]*)(?:,00)?)?\s(?:de\s)?(?:lei|RON)(?!\p{L})/gu;

/** The sums in a text, in whole lei; `to` is the end of a range. */
export const sumsIn = memoize((text) =>
  [...text.matchAll(SUM)].map(({ 0: excerpt, groups: { from, to } = {} }) => ({
    excerpt,
    from: lei(from),
    to: to === undefined ? undefined : lei(to),
  })),
);

type Price = Content["prices"]["amounts"][number];

/**
 * The ids of the prices that belong to an examination: those in its file, and those of its rows in the price
 * table.
 */
function pricesOf({ slug, price }: Service, { prices }: Content): string[] {
  const rows = prices.rows.filter(({ href }) => href === servicePath(slug));
  return [...price.amounts, ...rows.map(({ pret }) => pret)];
}

/** The examinations to which the price with this id belongs. */
const ownersOf = (id: string, content: Content) =>
  content.services.filter((service) => pricesOf(service, content).includes(id));

/**
 * Whether `words` names a price or an examination to which it belongs. `words` is a result of `bareLetters`.
 */
const isNamedIn = (words: string, { id, label }: Price, content: Content) =>
  [label, ...ownersOf(id, content).map(({ title }) => title)].some((name) => words.includes(stem(name)));

/**
 * The tokens that can replace `sum` in a text, joined by „sau”. Of the prices that equal `sum` they are:
 * - the one that the sentences with `excerpt` name, if they name exactly one
 * - otherwise those of the examination to whose file the text belongs
 * - otherwise all
 */
export function priceTokens(
  content: Content,
  { file, value }: PlacedText,
  excerpt: string,
  sum: number,
): string {
  const same = content.prices.amounts.filter(({ amount }) => amount === sum);
  const sentences = sentencesOf(value).filter((sentence) => sentence.includes(excerpt));
  const words = bareLetters(sentences.join(" "));
  const named = same.filter((price) => isNamedIn(words, price, content));
  const service = serviceOfFile(file, content.services);
  const page = service ? pricesOf(service, content) : [];
  const own = same.filter(({ id }) => page.includes(id));
  const offered = [named.length === 1 ? named : [], own, same].find((prices) => prices.length > 0) ?? [];
  return offered.map(({ id }) => `{{pret.${id}}}`).join(" sau ");
}

/**
 * The tokens in a text of `service` that insert the price of another examination, „{{pret.pelvin}}”. Tokens
 * are left out if the text names the other examination or its price.
 */
export function foreignPrices(text: string, service: Service, content: Content) {
  const own = pricesOf(service, content);
  const words = bareLetters(text.replaceAll(TOKEN, ""));
  return [...text.matchAll(TOKEN)].flatMap(([excerpt, name = ""]) => {
    const price = content.prices.amounts.find(({ id }) => name === `pret.${id}`);
    const [owner] = price ? ownersOf(price.id, content) : [];
    if (!price || !owner || own.includes(price.id)) return [];
    return isNamedIn(words, price, content) ? [] : { excerpt, owner };
  });
}
