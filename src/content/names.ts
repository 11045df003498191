import { bareLetters } from "../lib/referral-terms.ts";
import { allPages } from "../lib/routes.ts";
import { REGIONS } from "../slices/regions.ts";
import { type Content, contentPath } from "./files.ts";
import { type Finding, finding, type Surroundings } from "./problem.ts";
import { findIn, type PlacedText, textsOf } from "./texts.ts";

/** Names that have to be there, once: ids, prices, examinations, drawings, rows of a list. */

/**
 * Where a text has to be the only one of its kind, the same string for all that may not be equal to each other; and
 * what is said of the second one.
 */
type Unique = readonly [
  among: (text: PlacedText) => string | false,
  remedy: (first: PlacedText, text: PlacedText, content: Content) => string,
];

const UNIQUE: Readonly<Record<string, Unique>> = {
  "id-twice": [
    // Any two questions may stand on one page.
    ({ field }) => field.endsWith(".id") && (/^faq|\.questions\./.test(field) ? "questions" : field),
    (first, { file, value }) =>
      `numele „${value}” mai apare o dată ${first.file === file ? "în același fișier" : `în ${first.file}`}; fiecare nume (id) trebuie să fie unic`,
  ],
  "title-twice": [
    ({ field }) => field === "services.title" && field,
    ({ file }, { value }) => `„${value}” se numește deja pagina din ${file}; scrieți alt nume`,
  ],
  "name-twice": [
    ({ file, field }) =>
      /^prices\.amounts\.label$|^prices\.rows\.serviciu$|\.question$/.test(field) && file + field,
    (_, { value }) => `„${value}” mai apare o dată în același fișier; scrieți alt text, sau ștergeți un rând`,
  ],
  "related-twice": [
    ({ file, field }) => field === "services.related.service" && file,
    (_, { value }) => `investigația „${value}” apare de două ori; ștergeți un rând`,
  ],
  "price-twice": [
    ({ field }) => field.endsWith("rows.pret") && "prices",
    ({ file }, { value }) => `prețul „${value}” are deja un rând, în ${file}; ștergeți unul`,
  ],
  "term-twice": [
    ({ field }) => /^referralTerms\.items\.(?:term|synonyms)$/.test(field) && "terms",
    ({ path: [, row] }, { value }, { referralTerms: { items } }) =>
      `„${value}” mai apare o dată, la termenul „${items[Number(row)]?.term}” (diacriticele și literele mari nu contează); păstrați-l într-un singur loc`,
  ],
  "row-twice": [
    ({ file, path }) =>
      typeof path.at(-1) === "number" && path.at(-2) !== "days" && [file, ...path.slice(0, -1)].join(),
    () => "rândul apare de două ori în aceeași listă; ștergeți unul",
  ],
};

/** Pages that search engines could not tell apart. */
const SEARCH_TEXTS: typeof UNIQUE = {
  "search-text-twice": [
    ({ field }) => field.includes(".seo.") && "seo",
    ({ file }) => `este același text ca în ${file}; în rezultatele căutării, fiecare pagină are textul ei`,
  ],
};

/** The second and later uses of names. */
const repeated = (rules: typeof UNIQUE) => (content: Content) =>
  Object.entries(rules).flatMap(([rule, [among, remedy]]) => {
    const seen = new Map<string, PlacedText>();
    return findIn(textsOf(content), (text) => {
      const place = among(text);
      if (!place) return [];
      const name = `${place}\n${rule === "term-twice" ? bareLetters(text.value) : text.value}`;
      const first = seen.get(name);
      if (!first) seen.set(name, text);
      return first ? [{ rule, remedy: remedy(first, text, content) }] : [];
    });
  });

export const duplicateProblems = repeated(UNIQUE);
export const searchTextProblems = repeated(SEARCH_TEXTS);

/** What a drawing's plane is called in the content. */
const PLANES = { axial: "AX", sagittal: "SAG", coronal: "COR" } as const;

/** Names that stand nowhere among those that there are. */
export function unknownNameProblems(content: Content, { files }: Surroundings): Finding[] {
  const { prices, services, slices } = content;
  const labels = [...new Set(Object.values(REGIONS).flatMap((region) => region.labels))].sort();
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
  const unknown = findIn(textsOf(content), ({ file, field, value }) =>
    known
      .filter(([, fields]) => fields.test(field))
      .flatMap(([rule, , where, all]) => {
        // No examination is related to itself.
        const names = all.filter((name) => file !== contentPath("services", name));
        const remedy = `„${value}” nu există în ${where}; alegeți unul dintre: ${names.join(", ")}`;
        return names.includes(value) ? [] : { rule, remedy };
      }),
  );
  const planes = services.flatMap(({ slug, art, plane }) => {
    const drawn = PLANES[REGIONS[art].plane];
    const remedy = `nu este planul desenului „${art}”; scrieți ${drawn}`;
    return plane === drawn ? [] : finding("drawn-plane", contentPath("services", slug), ["plane"], remedy);
  });
  const words = labels.filter((label) => slices.words.every(({ id }) => id !== label));
  return [
    ...unknown,
    ...planes,
    ...words.map((label) => {
      const remedy = `lipsește cuvântul „${label}”, care se vede în desene; adăugați un rând cu „id: ${label}”`;
      return finding("drawn-word", contentPath("slices"), ["words"], remedy);
    }),
  ];
}

/** A place in a list that two entries claim: which comes first would be left to the names of their files. */
export const orderProblems = (content: Content): Finding[] =>
  (["services", "legal"] as const).flatMap((folder) =>
    content[folder].flatMap(({ slug, order }, index) => {
      const before = content[folder][index - 1];
      if (before?.order !== order) return [];
      const remedy = `locul ${order} este deja al fișierului ${contentPath(folder, before.slug)}; scrieți un număr liber`;
      return finding("order-twice", contentPath(folder, slug), ["order"], remedy);
    }),
  );

/** Old addresses that are pages today, or that two pages claim: nobody would reach one of them. */
export function formerPathProblems(content: Content): Finding[] {
  const taken = new Map(allPages(content).map(({ path }) => [path, "este adresa unei pagini de azi"]));
  const paths = textsOf(content).filter(({ field }) => field === "services.formerPaths");
  return findIn(paths, ({ file, value }) => {
    const reason = taken.get(value);
    taken.set(value, `mai apare o dată, la ${file}`);
    const remedy = `adresa veche „${value}” ${reason}; ștergeți-o din listă`;
    return reason ? [{ rule: "former-path", remedy }] : [];
  });
}
