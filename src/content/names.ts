import regions from "#assets/art/regions.json" with { type: "json" };
import { BODIES } from "#lib/drawings.ts";
import { bareLetters } from "#lib/referral-terms.ts";
import { type Content, contentPath, type Service } from "./files.ts";
import { type Context, type Finding, finding } from "./problem.ts";
import { allPages, servicePath } from "./routes.ts";
import { type PlacedText, textsOf } from "./texts.ts";

/** Checks of names: ids, prices, examinations, drawings and rows of lists must exist and be unique. */

/**
 * For each rule, a function that returns a group for the texts that it concerns; texts of the same group must differ.
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

/** Pages that search engines could not distinguish, and texts left over from the examination whose file was copied. */
const PAGE_TEXTS: Unique = {
  "search-text-twice": ({ field }) => field.includes(".seo.") && "seo",
  "copied-text": ({ field }) => /^services\.(?:lead|intro|durationText|limits)$/.test(field) && field,
};

/** Findings for the second and later occurrences of a name. */
const repeated = (rules: Unique) => (content: Content) =>
  Object.entries(rules).flatMap(([rule, among]) => {
    const seen = new Map<string, string>();
    return textsOf(content).flatMap((text) => {
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

/** Findings for names that refer to nothing, and for former addresses that are in use today. */
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
  const texts = textsOf(content).flatMap(({ file, path, field, value }) => {
    if (field === "services.formerPaths" && pages.has(value))
      return finding("former-path", file, path, { value });
    const [rule, , where, all = []] = known.find(([, fields]) => fields.test(field)) ?? [];
    // An examination must not be related to itself.
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

/** The part of an examination's name that no other has, „cerebr”: the first letters of its last word. */
const stem = (title: string) => bareLetters(title.split(" ").at(-1) ?? "").slice(0, 5);

/** The other examination that the name of a price mentions instead of `own`, if any. */
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

/** Findings for prices with the name of another examination, and for unused prices with the name of an examination. */
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
