import { formatLei, formatPhone } from "../../src/content/editing.ts";

/** Shortest piece of a text that is looked for, and the longest, in characters. */
const SHORTEST = 3;
const LONGEST = 40;

/** A value as a page may print it: without marks, cut at the facts between braces. */
export function printed(value: string): string[] {
  const bare = value.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll("**", "");
  const texts = /^\d+$/.test(value)
    ? [formatLei(Number(value))]
    : /^0[\d ]{9,}$/.test(value)
      ? [formatPhone(value), value]
      : bare.split(/\{\{[^}]*\}\}|\n/);
  return texts
    .map((text) => text.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST))
    .filter((text) => text.length >= SHORTEST);
}
