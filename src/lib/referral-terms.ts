/** Sorting and grouping of the list of terms on referrals. */

/** The letters and digits of a text without diacritics or case: „Șold” and „sold” are the same word. */
export const bareLetters = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N}\s]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();

interface Term {
  readonly term: string;
  readonly synonyms?: readonly string[] | undefined;
}

/**
 * The index of referral terms from A to Z. A term gets one row under every letter with which its name or a synonym
 * begins; „Î” counts as I. Rows are sorted by the bare letters of their first word, so that the order is the same on
 * every machine. `id` is the anchor of a letter's rows.
 */
export function byLetter<T extends Term>(terms: readonly T[]) {
  const rows = terms.flatMap((entry) => {
    const letters = Map.groupBy([entry.term, ...(entry.synonyms ?? [])], (word) =>
      bareLetters(word).charAt(0),
    );
    return [...letters].map(([first, [word = "", ...others]]) => ({ first, word, others, entry }));
  });
  const keyed = rows.map((row) => ({ ...row, key: bareLetters(row.word) }));
  // Not localeCompare: „ă” is a letter of its own to Romanian collation, and patients look under A.
  keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return [...Map.groupBy(keyed, ({ first }) => first)].map(([first, group]) => ({
    letter: first.toUpperCase(),
    id: `litera-${first}`,
    rows: group.map(({ word, others, entry }) => ({
      word: word.charAt(0).toUpperCase() + word.slice(1),
      /** Text beside the word: other names of the term under the same letter, and the full term of an abbreviation. */
      others: word === entry.term || /\p{Ll}/u.test(word) ? others : [...others, entry.term],
      entry,
    })),
  }));
}

interface Answer {
  readonly service: string | null;
  readonly confirm?: boolean | undefined;
}

/**
 * The terms of an examination that need special images at another price (`confirm`): its page asks patients to call.
 */
export const specialTerms = (terms: readonly (Term & Answer)[], slug: string) =>
  terms.filter(({ service, confirm }) => confirm && service === slug).map(({ term }) => term);

/** Joins terms with commas: „Orbite, șa turcească, ATM”. Terms after the first get a small initial, acronyms do not. */
export const joinTerms = (terms: readonly string[]) =>
  terms
    .map((term, index) =>
      index > 0 && /^\p{Lu}\p{Ll}/u.test(term) ? term.charAt(0).toLowerCase() + term.slice(1) : term,
    )
    .join(", ");
