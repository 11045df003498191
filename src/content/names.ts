import regions from "#assets/art/regions.json" with { type: "json" };
import { BODIES } from "#lib/drawings.ts";
import { bareLetters } from "#lib/referral-terms.ts";
import { type Content, contentPath, type Service } from "./files.ts";
import { type Context, type Finding, finding } from "./problem.ts";
import { allPages, servicePath } from "./routes.ts";
import { contentTexts, type PlacedText } from "./texts.ts";

/**
 * Checks names: ids, titles and entries of lists must be unique, and the prices, examinations, drawings and
 * files that texts refer to must exist.
 */

/**
 * For each rule, a function that returns the group of a text, or false if the rule does not concern the text.
 * All texts of a group must differ.
 */
type Unique = Readonly<Record<string, (text: PlacedText) => string | false>>;

const UNIQUE: Unique = {
  // One group for all questions, because any two of them may be shown on the same page.
  "id-twice": ({ field }) =>
    field.endsWith(".id") && (/^faq|\.questions\./.test(field) ? "questions" : field),
  "title-twice": ({ field }) => field === "services.title" && field,
  "name-twice": ({ file, field }) =>
    /^prices\.amounts\.label$|^prices\.rows\.serviciu$|\.question$/.test(field) && file + field,
  "related-twice": ({ file, field }) => field === "services.related.service" && file,
  "price-twice": ({ field }) => field.endsWith("rows.pret") && "prices",
  "term-twice": ({ field }) => /^referralTerms\.items\.(?:term|synonyms)$/.test(field) && "terms",
  "former-path-twice": ({ field }) => field === "services.formerPaths" && field,
  "row-twice": ({ file, path }) =>
    typeof path.at(-1) === "number" && path.at(-2) !== "days" && [file, ...path.slice(0, -1)].join(),
};

/**
 * Rules against pages that search engines could not distinguish, and against texts that were left unchanged
 * after the file of another examination was copied.
 */
const PAGE_TEXTS: Unique = {
  "search-text-twice": ({ field }) => field.includes(".seo.") && "seo",
  "copied-text": ({ field }) => /^services\.(?:lead|intro|durationText|limits)$/.test(field) && field,
};

/** Returns a check that reports a text if an earlier text of its group has the same value. */
const repeated = (rules: Unique) => (content: Content) =>
  Object.entries(rules).flatMap(([rule, among]) => {
    const seen = new Map<string, string>();
    return contentTexts(content).flatMap((text) => {
      const { file, path, value } = text;
      const place = among(text);
      if (!place) return [];
      const name = `${place}\n${rule === "term-twice" ? bareLetters(value) : value}`;
      const other = seen.get(name);
      seen.set(name, other ?? file);
      return other ? finding(rule, file, path, { value, other }) : [];
    });
  });

export const duplicateProblems = repeated(UNIQUE);
export const pageTextProblems = repeated(PAGE_TEXTS);

/** Findings for names that refer to nothing, and for addresses that are listed as former although a page has them. */
export function unknownNameProblems(content: Content, { files }: Context): Finding[] {
  const { prices, services, slices } = content;
  const labels = [
    ...new Set(
      Object.values(regions).flatMap((region) => [
        ...region.labels,
        ...("man" in region ? [...region.man, ...BODIES] : []),
      ]),
    ),
  ].sort();
  const amounts = prices.amounts.map(({ id }) => id);
  const costs = ["inclus", ...prices.contrast.map(({ id }) => id)];
  const slugs = services.map(({ slug }) => slug);
  const known: readonly (readonly [rule: string, field: RegExp, where: string, names: readonly string[]])[] =
    [
      ["no-amount", /\.rows\.pret$|^services\.price\.amounts$/, "lista amounts", amounts],
      ["no-contrast", /^services\.price\.contrast$/, contentPath("prices"), costs],
      ["no-examination", /^(services\.related|referralTerms\.items)\.service$/, "content/services", slugs],
      ["no-drawn-word", /^slices\.words\.id$/, "niciun desen", labels],
      ["no-sheet", /^openDecisions\.\w+\.file$/, "folderul content", [...files.keys()]],
    ];
  const pages = new Set(allPages(content).map(({ path }) => path));
  const texts = contentTexts(content).flatMap(({ file, path, field, value }) => {
    if (field === "services.formerPaths" && pages.has(value))
      return finding("former-path", file, path, { value });
    const [rule, , where, all = []] = known.find(([, fields]) => fields.test(field)) ?? [];
    // The name of the file's own examination is removed, because an examination must not be related to
    // itself.
    const names = all.filter((name) => file !== contentPath("services", name));
    return rule && !names.includes(value)
      ? finding(rule, file, path, { value, where, names: names.join(", ") })
      : [];
  });
  const words = labels
    .filter((label) => slices.words.every(({ id }) => id !== label))
    .map((label) => finding("drawn-word", contentPath("slices"), ["words"], { label }));
  return [...texts, ...words];
}

/** Findings for entries with the same `order`, whose sequence would depend on their file names. */
export const orderProblems = (content: Content): Finding[] =>
  (["services", "legal"] as const).flatMap((folder) =>
    content[folder].flatMap(({ slug, order }, index) => {
      const before = content[folder][index - 1];
      if (before?.order !== order) return [];
      const other = contentPath(folder, before.slug);
      return finding("order-twice", contentPath(folder, slug), ["order"], { order, other });
    }),
  );

/**
 * The part of an examination's name that no other name contains, „cereb”: the first five letters of its last
 * word.
 */
const stem = (title: string) => bareLetters(title.split(" ").at(-1) ?? "").slice(0, 5);

/** The other examination that `name` mentions instead of `own`, if any. */
function namesOther(name: string, own: Service, services: readonly Service[]): Service | undefined {
  const says = ({ title }: Service) => bareLetters(name).includes(stem(title));
  return says(own) ? undefined : services.find(says);
}

/** Findings for rows of price tables that name one examination and link to another. */
export function rowNameProblems({ services, prices, pricesPage }: Content): Finding[] {
  const tables = [
    { file: contentPath("prices"), path: ["rows"], rows: prices.rows },
    { file: contentPath("pricesPage"), path: ["others", "rows"], rows: pricesPage.others.rows },
  ];
  return tables.flatMap(({ file, path, rows }) =>
    rows.flatMap(({ serviciu: name, href }, index) => {
      const own = services.find(({ slug }) => servicePath(slug) === href);
      const other = own && namesOther(name, own, services);
      const values = { name, href, page: other && servicePath(other.slug) };
      return other ? finding("name-elsewhere", file, [...path, index, "href"], values) : [];
    }),
  );
}

/**
 * Findings for prices that have the name of an examination other than theirs, and for unused prices that have
 * the name of any examination.
 */
export function priceNameProblems({ services, prices, pricesPage }: Content): Finding[] {
  const listed = [...prices.rows, ...pricesPage.others.rows].map(({ pret }) => pret);
  return prices.amounts.flatMap(({ id, label }, index) => {
    const path = ["amounts", index, "label"];
    const owners = services.filter(({ price }) => price.amounts.includes(id));
    const wrong = owners.find((own) => namesOther(label, own, services));
    if (wrong) return finding("other-label", contentPath("prices"), path, { label, title: wrong.title });
    const same = services.find(({ title }) => bareLetters(label).includes(stem(title)));
    const isUsed = owners.length > 0 || listed.includes(id);
    return same && !isUsed
      ? finding("unused-price", contentPath("prices"), path, { label, title: same.title })
      : [];
  });
}
