import { formatLei, formatPhone } from "#lib/format.ts";
import { hoursOn, openHoursOn, WEEKDAYS } from "#lib/opening-hours.ts";
import { type Content, contentPath } from "../files.ts";
import { type Finding, finding } from "../findings/finding.ts";
import { contentProse, type Prose } from "../texts.ts";

/** Warns about changes since the last publication that may be typing errors, such as a price that doubles. */

/** The largest relative change that each rule accepts without a warning: 0.2 means 20 %. */
const MAX_USUAL_CHANGE = {
  "price-changed": 0.2,
  "contrast-changed": 0.5,
  "duration-changed": 0.5,
  "hours-changed": 0.45,
} as const;

const isLargeChange = (rule: keyof typeof MAX_USUAL_CHANGE, before: number, now: number) =>
  Math.abs(now - before) > before * MAX_USUAL_CHANGE[rule];

/**
 * Describes a price change that may be a typing error; undefined if the change is small.
 * @param before previous price, in whole lei
 * @param now new price, in whole lei
 */
export function priceQuestion(before: number, now: number): string | undefined {
  const percent = Math.round((now / before - 1) * 100);
  if (!isLargeChange("price-changed", before, now)) return undefined;
  return `Prețul ${percent > 0 ? "crește" : "scade"} cu ${Math.abs(percent)} %.`;
}

/**
 * Describes the change of a phone number in which one digit differs or two digits have changed places,
 * because these are usual typing errors. Undefined for any other change.
 */
export function phoneQuestion(before: string, now: string): string | undefined {
  const [old, wanted] = [before, now].map((phone) => phone.replaceAll(/\D/g, "")) as [string, string];
  if (old.length !== wanted.length) return undefined;
  const differing = [...wanted].flatMap((digit, index) => (digit === old[index] ? [] : index));
  const [first = 0, second = 0] = differing;
  if (differing.length === 1) return "Numărul diferă printr-o singură cifră.";
  const isSwap = differing.length === 2 && old[first] === wanted[second] && old[second] === wanted[first];
  return isSwap ? "Două cifre ale numărului și-au schimbat locul." : undefined;
}

/**
 * Returns the weekly opening hours, the costs of contrast and the durations of one version of the content.
 * `numberFindings` compares two versions: it finds the matching numbers by `rule` and `name`.
 */
const numbersOf = ({ clinic, prices, services }: Content) => [
  {
    rule: "hours-changed" as const,
    name: "week",
    file: contentPath("clinic"),
    path: ["openingHours"],
    numbers: [WEEKDAYS.reduce((sum, day) => sum + openHoursOn(day, clinic.openingHours), 0)],
  },
  ...prices.contrast.map(({ id, extra: { from, to } }, index) => ({
    rule: "contrast-changed" as const,
    name: id,
    file: contentPath("prices"),
    path: ["contrast", index, "extra"],
    numbers: [from, to],
  })),
  ...services.map(({ slug, duration: { minutes } }) => ({
    rule: "duration-changed" as const,
    name: slug,
    file: contentPath("services", slug),
    path: ["duration", "minutes"],
    numbers: [minutes.from, minutes.to],
  })),
];

function numberFindings(content: Content, published: Content): Finding[] {
  const before = new Map(numbersOf(published).map(({ rule, name, numbers }) => [rule + name, numbers]));
  return numbersOf(content).flatMap(({ rule, name, file, path, numbers }) => {
    const was = before.get(rule + name) ?? numbers;
    const isOther = was.some((old, index) => isLargeChange(rule, old, numbers[index] ?? 0));
    return isOther ? finding(rule, file, path, { was: was.join("–") }) : [];
  });
}

function priceFindings({ prices }: Content, published: Content): Finding[] {
  return prices.amounts.flatMap(({ id, amount, unit = "" }, index) => {
    const before = published.prices.amounts.find((row) => row.id === id);
    if (!before) return [];
    const isOther = unit !== (before.unit ?? "");
    const question = isOther ? "Se schimbă pentru ce este prețul." : priceQuestion(before.amount, amount);
    const path = ["amounts", index, isOther ? "unit" : "amount"];
    const was = `${formatLei(before.amount)} ${before.unit ?? ""}`.trim();
    return question ? finding("price-changed", contentPath("prices"), path, { question, was }) : [];
  });
}

/**
 * Findings for examinations whose `price.contrast` has changed. This field names the supplement for contrast,
 * or says that the price includes contrast.
 */
const contrastFindings = ({ services }: Content, published: Content): Finding[] =>
  services.flatMap(({ slug, price: { contrast } }) => {
    const before = published.services.find((other) => other.slug === slug)?.price.contrast;
    const isOther = before !== undefined && before !== contrast;
    return isOther ? finding("cost-changed", contentPath("services", slug), ["price", "contrast"]) : [];
  });

function clinicFindings({ clinic }: Content, { clinic: was }: Content): Finding[] {
  const file = contentPath("clinic");
  const phones = (["headerPhone", "footerPhone"] as const).flatMap((field) => {
    const question = !was.placeholders.includes(field) && phoneQuestion(was[field], clinic[field]);
    return question
      ? finding("phone-changed", file, [field], { question, was: formatPhone(was[field]) })
      : [];
  });
  // A provisional value that was changed is probably the real one now. As long as `placeholders` names the
  // field, structured data, llms.txt and the social card leave the value out, so a warning asks to remove it
  // there.
  const provisional = clinic.placeholders
    .filter((field) => was.placeholders.includes(field) && was[field] !== clinic[field])
    .map((field) => finding("provisional-changed", file, [field]));
  const [before, now] = [was, clinic].map(({ openingHours }) => hoursOn("duminică", openingHours).length);
  return [
    ...phones,
    ...provisional,
    ...(now && !before ? [finding("sunday-opened", file, ["openingHours"])] : []),
  ];
}

/** Matches the parts of a text in which a small slip changes a fact. */
const FACT_PARTS = new RegExp(
  [
    // Tokens, web addresses and e-mail addresses
    /\{\{[^}]*\}\}|https?:[^\s)]+|[\w.+-]+@[\w.-]+/u,
    // A number with the next word: „2–5 zile”
    /\d[\d.,:–]*(?: de)?(?: \p{L}+)?/u,
    // Words that have an opposite: „fără”, „înainte”, „stâng”
    /(?<!\p{L})(?:cu|fără|nu|înainte|după|toate|niciun[aă]?|nicio|numai|doar|stâng(?:a|ă|ul|i|e)?|drept(?:ul)?|dreapt[aă]|plin[aăei]?|goală|gol|prim(?:a|ul|ii|ele)|ultim(?:a|ul|ii|ele))(?!\p{L})/u,
  ]
    .map(({ source }) => source)
    .join("|"),
  "giu",
);

const factPartsIn = ({ written }: Prose) => written.match(FACT_PARTS) ?? [];

/** The elements of `row` that differ from the element of `than` at the same position, as one text. */
const others = (row: readonly string[], than: readonly string[]) =>
  row.filter((part, index) => part !== than[index]).join("; ");

/**
 * Findings for texts that differ from the published text only in parts that `FACT_PARTS` matches: „2–5 ore”
 * instead of „2–5 zile”.
 */
function textFindings(content: Content, published: Content): Finding[] {
  const key = ({ file, written }: Prose) => `${file} ${written.replaceAll(FACT_PARTS, "#")}`;
  const known = Map.groupBy(contentProse(published), key);
  return contentProse(content)
    .filter(({ field }) => !/^(?:clinic|prices|publishing|openDecisions)\./.test(field))
    .flatMap((text) => {
      const were = known.get(key(text)) ?? [];
      const [first] = were;
      if (!first || were.some(({ written }) => written === text.written)) return [];
      const [before, after] = [factPartsIn(first), factPartsIn(text)];
      const [was, now] = [others(before, after), others(after, before)];
      return finding("figure-changed", text.file, text.path, { was, now });
    });
}

/** Findings if the list of people who may sign medical texts has changed, or if the launch was undone. */
function signingFindings({ publishing }: Content, { publishing: was }: Content): Finding[] {
  const file = contentPath("publishing");
  const isSameList = publishing.signers.join() === was.signers.join();
  return [
    ...(isSameList ? [] : [finding("signers-changed", file, ["signers"])]),
    ...(was.launched && !publishing.launched ? [finding("launch-undone", file, ["launched"])] : []),
  ];
}

/** Findings for all changes that may be typing errors. @param published the content of the public site */
export const suspiciousChanges = (content: Content, published: Content): Finding[] =>
  [clinicFindings, signingFindings, priceFindings, contrastFindings, numberFindings, textFindings].flatMap(
    (find) => find(content, published),
  );
