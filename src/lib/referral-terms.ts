/** Sorts and groups the list of medical terms that doctors write on referrals. */

/** A text in lower case, without diacritics and punctuation: „Șold” and „sold” give the same result. */
export const bareLetters = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N}\s]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();

interface Term {
  readonly term: string;
  /** Other names with the same meaning. */
  readonly synonyms?: readonly string[] | undefined;
  /** Words with another meaning, but with the same answer. */
  readonly sameAnswer?: readonly string[] | undefined;
}

const letterOf = (word: string) => bareLetters(word).charAt(0);

/**
 * The index of referral terms from A to Z. A term gets one row under each letter with which its name or a
 * synonym begins, and one row for each word of `sameAnswer`; „Î” counts as I. Rows are sorted by `word`;
 * case, diacritics and punctuation have no effect. `id` is the HTML id of a letter.
 */
export function byLetter<T extends Term>(terms: readonly T[]) {
  const rows = terms.flatMap((entry) => {
    const letters = Map.groupBy([entry.term, ...(entry.synonyms ?? [])], letterOf);
    const named = [...letters].map(([first, [word = "", ...others]]) => ({
      first,
      word,
      /**
       * Other words that the row shows: the term's other names with the same first letter and, if `word` is
       * an abbreviation, the full term. Readers take each of them for a synonym of `word`.
       */
      others: word === entry.term || /\p{Ll}/u.test(word) ? others : [...others, entry.term],
      entry,
    }));
    const related = (entry.sameAnswer ?? []).map((word) => ({
      first: letterOf(word),
      word,
      others: [],
      entry,
    }));
    return [...named, ...related];
  });
  const keyed = rows.map((row) => ({ ...row, key: bareLetters(row.word) }));
  // The order is not that of localeCompare: Romanian collation sorts „ă” as a letter of its own, but patients
  // look under A.
  keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return [...Map.groupBy(keyed, ({ first }) => first)].map(([first, group]) => ({
    letter: first.toUpperCase(),
    id: `litera-${first}`,
    rows: group.map(({ word, others, entry }) => ({
      word: word.charAt(0).toUpperCase() + word.slice(1),
      others,
      entry,
    })),
  }));
}

interface Answer {
  readonly service: string | null;
  readonly confirm?: boolean | undefined;
}

/**
 * The terms of an examination that need special images at another price (`confirm`). The examination's page
 * asks patients to call if their referral has one of these terms.
 */
export const termsToConfirm = (terms: readonly (Term & Answer)[], slug: string) =>
  terms.filter(({ service, confirm }) => confirm && service === slug).map(({ term }) => term);

/**
 * Joins terms with commas: „Orbite, șa turcească, ATM”. Terms after the first one begin with a small letter,
 * except acronyms.
 */
export const joinTerms = (terms: readonly string[]) =>
  terms
    .map((term, index) =>
      index > 0 && /^\p{Lu}\p{Ll}/u.test(term) ? term.charAt(0).toLowerCase() + term.slice(1) : term,
    )
    .join(", ");
