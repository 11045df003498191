import { bareLetters } from "../lib/referral-terms.ts";
import { REGIONS } from "../slices/regions.ts";
import { type Content, contentPath } from "./files.ts";
import type { Finding, Surroundings } from "./problem.ts";
import { textsOf } from "./texts.ts";

/** Names that have to be there, once: ids, prices, examinations, drawings, rows of a list. */

/** What a drawing's plane is called in the content. */
const PLANES = { axial: "AX", sagittal: "SAG", coronal: "COR" } as const;

interface Use {
  readonly file: string;
  readonly path: readonly PropertyKey[];
  readonly name: string;
}

/** The names that a field of a list's rows holds. @param list path of the list */
const usesOf = <Field extends string>(
  file: string,
  list: readonly PropertyKey[],
  field: Field,
  rows: readonly Readonly<Record<Field, string | null>>[],
): Use[] =>
  rows.flatMap(({ [field]: name }, index) =>
    name === null ? [] : [{ file, path: [...list, index, field], name }],
  );

/** The second and later uses of a name, with what to do about each. */
function repeated<T extends Use>(uses: readonly T[], remedy: (first: T, use: T) => string): Finding[] {
  const seen = new Map<string, T>();
  return uses.flatMap((use) => {
    const first = seen.get(use.name);
    if (!first) seen.set(use.name, use);
    return first ? [{ file: use.file, path: use.path, remedy: remedy(first, use) }] : [];
  });
}

/** Pages that search engines could not tell apart. */
export const searchTextProblems = (content: Content): Finding[] =>
  repeated(
    [...textsOf(content)]
      .filter(({ path }) => path.at(-2) === "seo")
      .map(({ file, path, value: name }) => ({ file, path, name })),
    ({ file }) => `este același text ca în ${file}; în rezultatele căutării, fiecare pagină are textul ei`,
  );

export function duplicateProblems(content: Content): Finding[] {
  const { prices, referralTerms } = content;
  const services = content.services.map((service) => ({
    file: contentPath("services", service.slug),
    ...service,
  }));
  const listed = [
    ["prices", "amounts", prices.amounts],
    ["prices", "contrast", prices.contrast],
    ["whyUs", "items", content.whyUs.items],
    ["slices", "words", content.slices.words],
    ["infoNotes", "items", content.infoNotes.items],
  ] as const;
  const ids = [
    ...listed.map(([name, list, items]) => usesOf(contentPath(name), [list], "id", items)),
    // All questions: any two of them may stand on one page.
    [
      ...usesOf(contentPath("faq"), ["items"], "id", content.faq.items),
      ...usesOf(contentPath("contactPage"), ["questions"], "id", content.contactPage.questions),
      ...services.flatMap(({ file, questions }) => usesOf(file, ["questions"], "id", questions)),
    ],
  ];
  const titles = services.map(({ file, title: name }) => ({ file, path: ["title"], name }));
  const related = services.map((service) => usesOf(service.file, ["related"], "service", service.related));
  const terms = referralTerms.items.flatMap(({ term, synonyms = [] }, index) =>
    [term, ...synonyms].map((word, place) => ({
      file: contentPath("referralTerms"),
      path: place === 0 ? ["items", index, "term"] : ["items", index, "synonyms", place - 1],
      name: bareLetters(word),
      term,
      word,
    })),
  );
  const rows = [...textsOf(content)]
    .filter(({ path }) => typeof path.at(-1) === "number" && path.at(-2) !== "days")
    .map(({ file, path, value }) => {
      return { file, path, name: [file, ...path.slice(0, -1), value].map(String).join("\n") };
    });
  return [
    ...ids.flatMap((uses) =>
      repeated(uses, (first, use) => {
        const where = first.file === use.file ? "în același fișier" : `în ${first.file}`;
        return `numele „${use.name}” mai apare o dată ${where}; fiecare nume (id) trebuie să fie unic`;
      }),
    ),
    ...repeated(
      titles,
      ({ file }, { name }) => `„${name}” se numește deja pagina din ${file}; scrieți alt nume`,
    ),
    ...related.flatMap((uses) =>
      repeated(uses, (_, { name }) => `investigația „${name}” apare de două ori; ștergeți un rând`),
    ),
    ...repeated(
      pricesIn(content),
      ({ file }, { name }) => `prețul „${name}” are deja un rând, în ${file}; ștergeți unul`,
    ),
    ...repeated(
      terms,
      ({ term }, { word }) =>
        `„${word}” mai apare o dată, la termenul „${term}” (diacriticele și literele mari nu contează); păstrați-l într-un singur loc`,
    ),
    ...repeated(rows, () => "rândul apare de două ori în aceeași listă; ștergeți unul"),
  ];
}

/** The amounts that the two tables of the price list show. */
const pricesIn = ({ prices, pricesPage }: Content): Use[] => [
  ...usesOf(contentPath("prices"), ["rows"], "pret", prices.rows),
  ...usesOf(contentPath("pricesPage"), ["others", "rows"], "pret", pricesPage.others.rows),
];

/** Names that stand nowhere among those that there are. */
export function unknownNameProblems(content: Content, { files }: Surroundings): Finding[] {
  const { prices, services, referralTerms, slices, openDecisions } = content;
  const amounts = prices.amounts.map(({ id }) => id);
  const contrasts = ["inclus", ...prices.contrast.map(({ id }) => id)];
  const slugs = services.map(({ slug }) => slug);
  const labels = [...new Set(Object.values(REGIONS).flatMap((region) => region.labels))].sort();
  const words = usesOf(contentPath("slices"), ["words"], "id", slices.words);
  const terms = usesOf(contentPath("referralTerms"), ["items"], "service", referralTerms.items);
  const decided = (["items", "wishes"] as const).flatMap((list) =>
    usesOf(contentPath("openDecisions"), [list], "file", openDecisions[list]),
  );
  return [
    ...unknown(pricesIn(content), "lista amounts", amounts),
    ...services.flatMap(({ slug, price, related, art, plane }) => {
      const file = contentPath("services", slug);
      const own = price.amounts.map((name, index) => ({ file, path: ["price", "amounts", index], name }));
      const contrast = price.contrast ? [{ file, path: ["price", "contrast"], name: price.contrast }] : [];
      const named = usesOf(file, ["related"], "service", related);
      const drawn = PLANES[REGIONS[art].plane];
      const remedy = `nu este planul desenului „${art}”; scrieți ${drawn}`;
      return [
        ...unknown(own, contentPath("prices"), amounts),
        ...unknown(contrast, contentPath("prices"), contrasts),
        ...unknown(
          named,
          "content/services",
          slugs.filter((other) => other !== slug),
        ),
        ...(plane === drawn ? [] : [{ file, path: ["plane"], remedy }]),
      ];
    }),
    ...unknown(terms, "content/services", slugs),
    ...unknown(words, "niciun desen", labels),
    ...labels
      .filter((label) => words.every(({ name }) => name !== label))
      .map((label) => ({
        file: contentPath("slices"),
        path: ["words"],
        remedy: `lipsește cuvântul „${label}”, care se vede în desene; adăugați un rând cu „id: ${label}”`,
      })),
    ...unknown(decided, "folderul content", [...files.keys()]),
  ];
}

/** Uses of names that are not among the known ones. @param where what lists those */
const unknown = (uses: readonly Use[], where: string, known: readonly string[]): Finding[] =>
  uses
    .filter(({ name }) => !known.includes(name))
    .map(({ file, path, name }) => {
      const remedy = `„${name}” nu există în ${where}; alegeți unul dintre: ${known.join(", ")}`;
      return { file, path, remedy };
    });

/** A place in a list that two entries claim: which comes first would be left to the names of their files. */
export function orderProblems(content: Content): Finding[] {
  return (["services", "legal"] as const).flatMap((folder) =>
    content[folder].flatMap(({ slug, order }, index) => {
      const before = content[folder][index - 1];
      if (before?.order !== order) return [];
      const remedy = `locul ${order} este deja al fișierului ${contentPath(folder, before.slug)}; scrieți un număr liber`;
      return [{ file: contentPath(folder, slug), path: ["order"], remedy }];
    }),
  );
}
