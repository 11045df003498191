/** Escapes, groups with their names, ends of groups and classes, letters and ranges of them. */
const PARTS = /\\p\{\w+\}|\\.|\((?:\?i:|\?<\w+>)?|[)[\]]|\p{L}(?:-\p{L})?/gu;

const both = (letters: string) => letters.toLowerCase() + letters.toUpperCase();

/**
 * The pattern with both cases of each letter in place of `(?i:…)`: V8 forgets the flag of such a group once a process has
 * compiled a megabyte of patterns (seen in 13.6, Node 24).
 */
function withBothCases(pattern: string): string {
  const groups: boolean[] = [];
  let isClass = false;
  return pattern.replaceAll(PARTS, (part) => {
    const isAnyCase = groups.at(-1) ?? false;
    if (isAnyCase && /^\p{L}/u.test(part))
      return isClass ? both(part) : part.replaceAll(/\p{L}/gu, (letter) => `[${both(letter)}]`);
    if (part === "[" || part === "]") isClass = part === "[";
    else if (isClass) return part;
    else if (part === ")") groups.pop();
    else if (part[0] === "(") groups.push(isAnyCase || part === "(?i:");
    return part.replace("?i", "?");
  });
}

const MADE = new Map<string, RegExp>();

/** A pattern's regular expression, made once; who uses its `lastIndex`, makes a copy. */
export function expressionOf(pattern: string, flags = "u") {
  const key = `${flags} ${pattern}`;
  const made = MADE.get(key) ?? new RegExp(withBothCases(pattern), flags);
  MADE.set(key, made);
  return made;
}
