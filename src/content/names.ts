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
function repeated(uses: readonly Use[], remedy: (first: Use, use: Use) => string): Finding[] {
  const seen = new Map<string, Use>();
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
  const file = contentPath("prices");
  const ids = [
    idsOf(file, "amounts", prices.amounts),
    idsOf(file, "contrast", prices.contrast),
    idsOf(contentPath("whyUs"), "items", content.whyUs.items),
    idsOf(contentPath("slices"), "words", content.slices.words),
    idsOf(contentPath("infoNotes"), "items", content.infoNotes.items),
    [
      ...idsOf(contentPath("faq"), "items", content.faq.items),
      ...idsOf(contentPath("contactPage"), "questions", content.contactPage.questions),
      ...services.flatMap(({ slug, questions }) =>
        idsOf(contentPath("services", slug), "questions", questions),
      ),
    ],
  ];
  const related = services.map(({ slug, related }) =>
    related.map(({ service: name }, index): Use => {
      return { file: contentPath("services", slug), path: ["related", index, "service"], name };
    }),
  );
  const rows = [
    ...prices.rows.map((row, index) => ({ file, path: ["rows", index, "pret"], name: row.pret })),
    ...pricesPage.others.rows.map((row, index) => ({
      file: contentPath("pricesPage"),
      path: ["others", "rows", index, "pret"],
      name: row.pret,
    })),
  ];
  const terms = referralTerms.items.flatMap(({ term, synonyms = [] }, index) =>
    [term, ...synonyms].map((word, place) => ({
      file: contentPath("referralTerms"),
      path: place === 0 ? ["items", index, "term"] : ["items", index, "synonyms", place - 1],
      name: bareLetters(word),
      term,
      word,
    })),
  );
  return [
    ...ids.flatMap((uses) =>
      repeated(uses, (first, use) => {
        const where = first.file === use.file ? "în același fișier" : `în ${first.file}`;
        return `numele „${use.name}” mai apare o dată ${where}; fiecare nume (id) trebuie să fie unic`;
      }),
    ),
    ...repeated(
      services.map(({ slug, title }) => {
        return { file: contentPath("services", slug), path: ["title"], name: title };
      }),
      ({ file: other }, { name }) => `„${name}” se numește deja pagina din ${other}; scrieți alt nume`,
    ),
    ...related.flatMap((uses) =>
      repeated(uses, (_, { name }) => `investigația „${name}” apare de două ori; ștergeți un rând`),
    ),
    ...repeated(
      rows,
      ({ file: other }, { name }) => `prețul „${name}” are deja un rând, în ${other}; ștergeți unul`,
    ),
    ...repeated(terms, (first, use) => {
      const { term, word } = { ...(first as (typeof terms)[0]), word: (use as (typeof terms)[0]).word };
      return `„${word}” mai apare o dată, la termenul „${term}” (diacriticele și literele mari nu contează); păstrați-l într-un singur loc`;
    }),
    ...repeated(
      [...textsOf(content)]
        .filter(({ path }) => typeof path.at(-1) === "number" && path.at(-2) !== "days")
        .map(({ file, path, value }) => ({
          file,
          path,
          name: [file, ...path.slice(0, -1), value].map(String).join("\n"),
        })),
      () => "rândul apare de două ori în aceeași listă; ștergeți unul",
    ),
  ];
}

/** Names that stand nowhere among those that there are. */
export function unknownNameProblems(content: Content, files: SourceFiles): Finding[] {
  const amounts = content.prices.amounts.map(({ id }) => id);
  const contrasts = ["inclus", ...content.prices.contrast.map(({ id }) => id)];
  const slugs = content.services.map(({ slug }) => slug);
  const labels = Object.values(REGIONS).flatMap((region) => region.labels);
  const found: Finding[] = [];
  const expect = (
    known: readonly string[],
    where: string,
    file: string,
    path: PropertyKey[],
    name: string | null,
  ) => {
    if (name === null || known.includes(name)) return;
    const remedy = `„${name}” nu există în ${where}; alegeți unul dintre: ${known.join(", ")}`;
    found.push({ file, path, remedy });
  };
  const [prices, page, terms] = [
    contentPath("prices"),
    contentPath("pricesPage"),
    contentPath("referralTerms"),
  ];
  const [slices, decisions] = [contentPath("slices"), contentPath("openDecisions")];
  content.prices.rows.forEach((row, index) => {
    expect(amounts, "lista amounts", prices, ["rows", index, "pret"], row.pret);
  });
  content.pricesPage.others.rows.forEach((row, index) => {
    expect(amounts, "lista amounts", page, ["others", "rows", index, "pret"], row.pret);
  });
  for (const { slug, price, related, art, plane } of content.services) {
    const file = contentPath("services", slug);
    const others = slugs.filter((other) => other !== slug);
    price.amounts.forEach((id, index) => {
      expect(amounts, prices, file, ["price", "amounts", index], id);
    });
    expect(contrasts, prices, file, ["price", "contrast"], price.contrast);
    related.forEach(({ service }, index) => {
      expect(others, "content/services", file, ["related", index, "service"], service);
    });
    const drawn = PLANES[REGIONS[art].plane];
    if (plane !== drawn) {
      found.push({ file, path: ["plane"], remedy: `nu este planul desenului „${art}”; scrieți ${drawn}` });
    }
  }
  content.referralTerms.items.forEach(({ service }, index) => {
    expect(slugs, "content/services", terms, ["items", index, "service"], service);
  });
  content.slices.words.forEach(({ id }, index) => {
    expect([...new Set(labels)].sort(), "niciun desen", slices, ["words", index, "id"], id);
  });
  const worded = new Set(content.slices.words.map(({ id }) => id));
  for (const label of new Set(labels.filter((name) => !worded.has(name)))) {
    const remedy = `lipsește cuvântul „${label}”, care se vede în desene; adăugați un rând cu „id: ${label}”`;
    found.push({ file: slices, path: ["words"], remedy });
  }
  (["items", "wishes"] as const).forEach((list) => {
    content.openDecisions[list].forEach(({ file }, index) => {
      expect([...files.keys()], "folderul content", decisions, [list, index, "file"], file);
    });
  });
  return found;
}

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
