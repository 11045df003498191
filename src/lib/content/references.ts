import { bareLetters } from "../referral-terms.ts";
import { servicePath } from "../routes.ts";
import { type Content, contentPath } from "./files.ts";
import { type Leaf, leavesOf } from "./leaves.ts";
import { formerPathProblems, linkProblems } from "./links.ts";
import type { Problem } from "./problem.ts";
import { textProblems } from "./text-slips.ts";
import { collectFacts, tokenNames } from "./tokens.ts";

/** Checks that need more than one file: dead links, unknown names, duplicates, tokens without a fact. */

function tokenProblems(content: Content, leaves: readonly Leaf[]): Problem[] {
  const facts = collectFacts(content);
  return leaves.flatMap((leaf) =>
    tokenNames(leaf.value)
      .filter((name) => !facts.has(name))
      .map((name) => ({
        file: leaf.file,
        path: leaf.path,
        remedy: `{{${name}}} nu este o valoare cunoscută; verificați numele dintre acolade`,
      })),
  );
}

interface Named {
  readonly file: string;
  readonly path: readonly PropertyKey[];
  readonly id: string;
}

function duplicates(named: readonly Named[]): Problem[] {
  const seen = new Map<string, Named>();
  return named.flatMap((entry) => {
    const first = seen.get(entry.id);
    if (!first) {
      seen.set(entry.id, entry);
      return [];
    }
    const where = first.file === entry.file ? "în același fișier" : `în ${first.file}`;
    return [
      {
        file: entry.file,
        path: entry.path,
        remedy: `numele „${entry.id}” mai apare o dată ${where}; fiecare nume (id) trebuie să fie unic`,
      },
    ];
  });
}

const idsOf = (file: string, list: string, items: readonly { readonly id: string }[]): Named[] =>
  items.map(({ id }, index) => ({ file, path: [list, index, "id"], id }));

function duplicateProblems(content: Content): Problem[] {
  const prices = "content/prices.yaml";
  const questions = [
    ...idsOf("content/faq.yaml", "items", content.faq.items),
    ...content.services.flatMap(({ slug, questions }) =>
      idsOf(contentPath("services", slug), "questions", questions),
    ),
  ];
  return [
    idsOf(prices, "amounts", content.prices.amounts),
    idsOf(prices, "contrast", content.prices.contrast),
    idsOf("content/why-us.yaml", "items", content.whyUs.items),
    idsOf("content/slices.yaml", "words", content.slices.words),
    idsOf("content/info-notes.yaml", "items", content.infoNotes.items),
    questions,
  ].flatMap(duplicates);
}

/** The same word twice in the list of what stands on referrals, whether as a term or as a synonym. */
function termProblems({ referralTerms }: Content): Problem[] {
  const seen = new Map<string, string>();
  const words = referralTerms.items.flatMap(({ term, synonyms = [] }, index) => [
    { word: term, term, path: ["items", index, "term"] },
    ...synonyms.map((word, place) => ({ word, term, path: ["items", index, "synonyms", place] })),
  ]);
  return words.flatMap(({ word, term, path }) => {
    const first = seen.get(bareLetters(word));
    seen.set(bareLetters(word), first ?? term);
    if (first === undefined) return [];
    const remedy = `„${word}” mai apare o dată, la termenul „${first}” (diacriticele și literele mari nu contează); păstrați-l într-un singur loc`;
    return [{ file: contentPath("referralTerms"), path, remedy }];
  });
}

function unknownNameProblems(content: Content): Problem[] {
  const amounts = new Set(content.prices.amounts.map(({ id }) => id));
  const contrasts = new Set(["inclus", ...content.prices.contrast.map(({ id }) => id)]);
  const unknown = (
    file: string,
    path: PropertyKey[],
    value: string,
    known: Iterable<string>,
    where: string,
  ) => ({
    file,
    path,
    remedy: `„${value}” nu există în ${where}; alegeți unul dintre: ${[...known].join(", ")}`,
  });
  const tables = [
    { file: "content/prices.yaml", path: ["rows"], rows: content.prices.rows },
    {
      file: "content/pages/preturi-rmn.yaml",
      path: ["others", "rows"],
      rows: content.pricesPage.others.rows,
    },
  ];
  const problems = tables.flatMap(({ file, path, rows }) =>
    rows.flatMap(({ pret }, index) =>
      amounts.has(pret) ? [] : [unknown(file, [...path, index, "pret"], pret, amounts, "lista amounts")],
    ),
  );
  for (const { slug, price, related } of content.services) {
    const file = contentPath("services", slug);
    const others = content.services.map((other) => other.slug).filter((other) => other !== slug);
    price.amounts.forEach((id, index) => {
      if (amounts.has(id)) return;
      problems.push(unknown(file, ["price", "amounts", index], id, amounts, "content/prices.yaml"));
    });
    if (price.contrast && !contrasts.has(price.contrast)) {
      problems.push(unknown(file, ["price", "contrast"], price.contrast, contrasts, "content/prices.yaml"));
    }
    related.forEach(({ service }, index) => {
      if (others.includes(service)) return;
      problems.push(unknown(file, ["related", index, "service"], service, others, "content/services"));
    });
  }
  const slugs = content.services.map(({ slug }) => slug);
  content.referralTerms.items.forEach(({ service }, index) => {
    if (service === null || slugs.includes(service)) return;
    const path = ["items", index, "service"];
    problems.push(unknown(contentPath("referralTerms"), path, service, slugs, "content/services"));
  });
  return problems;
}

/** A place in a list that two entries claim: which comes first would be left to the names of their files. */
function orderProblems(content: Content): Problem[] {
  return (["services", "legal"] as const).flatMap((folder) =>
    content[folder].flatMap(({ slug, order }, index) => {
      const before = content[folder][index - 1];
      if (before?.order !== order) return [];
      const remedy = `locul ${order} este deja al fișierului ${contentPath(folder, before.slug)}; scrieți un număr liber`;
      return [{ file: contentPath(folder, slug), path: ["order"], remedy }];
    }),
  );
}

/** A page of an examination that a menu leaves out: nobody would find it. */
function menuProblems({ services, navigation }: Content): Problem[] {
  const menus = [
    [["desktop"], navigation.desktop],
    [["mobile"], navigation.mobile],
    [["footer", "servicii"], navigation.footer.servicii.map((link) => ({ ...link, submenu: undefined }))],
  ] as const;
  return menus.flatMap(([path, items]) => {
    const linked = new Set(items.flatMap(({ href, submenu = [] }) => [href, ...submenu.map((l) => l.href)]));
    return services
      .map(({ slug }) => servicePath(slug))
      .filter((page) => !linked.has(page))
      .map((page) => ({
        file: "content/navigation.yaml",
        path,
        remedy: `pagina ${page} nu apare în acest meniu; adăugați un rând cu „name” și „href: ${page}”`,
      }));
  });
}

/** All problems between files; the files themselves are valid already. */
export function referenceProblems(content: Content): Problem[] {
  const leaves = [...leavesOf(content)];
  return [
    ...duplicateProblems(content),
    ...termProblems(content),
    ...unknownNameProblems(content),
    ...menuProblems(content),
    ...orderProblems(content),
    ...formerPathProblems(content),
    ...linkProblems(content, leaves),
    ...tokenProblems(content, leaves),
    ...textProblems(leaves),
  ];
}
