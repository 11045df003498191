import { bareLetters } from "../lib/referral-terms.ts";
import { REGIONS } from "../slices/regions.ts";
import { type Content, contentPath } from "./files.ts";
import type { Finding } from "./problem.ts";
import type { SourceFiles } from "./read.ts";
import { textsOf } from "./texts.ts";

/** Names that have to be there, once: ids, prices, examinations, drawings, rows of a list. */

/** What a drawing's plane is called in the content. */
const PLANES = { axial: "AX", sagittal: "SAG", coronal: "COR" } as const;

interface Use {
  readonly file: string;
  readonly path: readonly PropertyKey[];
  readonly name: string;
}

const idsOf = (file: string, list: string, items: readonly { readonly id: string }[]): Use[] =>
  items.map(({ id }, index) => ({ file, path: [list, index, "id"], name: id }));

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
  const { services, prices, pricesPage, referralTerms } = content;
  const files = services.map(({ slug }) => contentPath("services", slug));
  const listed = [
    ["prices", "amounts", prices.amounts],
    ["prices", "contrast", prices.contrast],
    ["whyUs", "items", content.whyUs.items],
    ["slices", "words", content.slices.words],
    ["infoNotes", "items", content.infoNotes.items],
  ] as const;
  const ids = [
    ...listed.map(([name, list, items]) => idsOf(contentPath(name), list, items)),
    // All questions: any two of them may stand on one page.
    [
      ...idsOf(contentPath("faq"), "items", content.faq.items),
      ...idsOf(contentPath("contactPage"), "questions", content.contactPage.questions),
      ...services.flatMap(({ questions }, index) => idsOf(files[index] ?? "", "questions", questions)),
    ],
  ];
  const titles = services.map(({ title: name }, index) => ({
    file: files[index] ?? "",
    path: ["title"],
    name,
  }));
  const related = services.map((service, index) =>
    service.related.map(({ service: name }, row) => {
      return { file: files[index] ?? "", path: ["related", row, "service"], name };
    }),
  );
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
      pricesIn(prices.rows, pricesPage.others.rows),
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

type PriceRows = readonly { readonly pret: string }[];

/** The amounts that the two tables of the price list show. */
const pricesIn = (rows: PriceRows, others: PriceRows): Use[] => [
  ...rows.map(({ pret }, index) => {
    return { file: contentPath("prices"), path: ["rows", index, "pret"], name: pret };
  }),
  ...others.map(({ pret }, index) => {
    return { file: contentPath("pricesPage"), path: ["others", "rows", index, "pret"], name: pret };
  }),
];

/** Names that stand nowhere among those that there are. */
export function unknownNameProblems(content: Content, files: SourceFiles): Finding[] {
  const { prices, pricesPage, services, referralTerms, slices, openDecisions } = content;
  const amounts = prices.amounts.map(({ id }) => id);
  const contrasts = ["inclus", ...prices.contrast.map(({ id }) => id)];
  const slugs = services.map(({ slug }) => slug);
  const labels = [...new Set(Object.values(REGIONS).flatMap((region) => region.labels))].sort();
  const words = idsOf(contentPath("slices"), "words", slices.words);
  const terms = referralTerms.items.flatMap(({ service: name }, index) => {
    const file = contentPath("referralTerms");
    return name === null ? [] : [{ file, path: ["items", index, "service"], name }];
  });
  const decided = (["items", "wishes"] as const).flatMap((list) =>
    openDecisions[list].map(({ file: name }, index) => {
      return { file: contentPath("openDecisions"), path: [list, index, "file"], name };
    }),
  );
  return [
    ...unknown(pricesIn(prices.rows, pricesPage.others.rows), "lista amounts", amounts),
    ...services.flatMap(({ slug, price, related, art, plane }) => {
      const file = contentPath("services", slug);
      const own = price.amounts.map((name, index) => ({ file, path: ["price", "amounts", index], name }));
      const contrast = price.contrast ? [{ file, path: ["price", "contrast"], name: price.contrast }] : [];
      const named = related.map(({ service: name }, index) => {
        return { file, path: ["related", index, "service"], name };
      });
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
      return {
        file,
        path,
        remedy: `„${name}” nu există în ${where}; alegeți unul dintre: ${known.join(", ")}`,
      };
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
