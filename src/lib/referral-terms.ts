/** The list of what stands on referrals: its order and its letters. */

/** The letters and digits of a text without diacritics or case: „Șold” and „sold” are the same word. */
export const bareLetters = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N}\s]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();

/**
 * Terms in alphabetical order, by first letter, „Î” under I, each letter with the anchor of its group. The order is that
 * of the bare letters, the same on every machine.
 */
export function byLetter<T extends { readonly term: string }>(terms: readonly T[]) {
  const keyed = terms.map((entry) => ({ entry, key: bareLetters(entry.term) }));
  // Not localeCompare: „ă” is a letter of its own to Romanian collation, and patients look under A.
  keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return [...Map.groupBy(keyed, ({ key }) => key.charAt(0))].map(([first, group]) => ({
    letter: first.toUpperCase(),
    id: `litera-${first}`,
    terms: group.map(({ entry }) => entry),
  }));
}
