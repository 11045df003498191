import type { Values } from "../shared.ts";

const isGroup = (value: unknown): value is Values =>
  value !== null && typeof value === "object" && !Array.isArray(value);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What is on disk with the changes made here laid over it, field by field; a list that changed here is taken whole. */
export function merged(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(base, mine)) return theirs;
  if (isGroup(base) && isGroup(mine) && isGroup(theirs)) {
    const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    const entries = [...names].map((name) => [name, merged(base[name], mine[name], theirs[name])] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (base.length === mine.length && base.length === theirs.length) {
      return mine.map((item, index) => merged(base[index], item, theirs[index]));
    }
  }
  return mine;
}
