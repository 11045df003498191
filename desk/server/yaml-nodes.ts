import { isDeepStrictEqual } from "node:util";
import { isMap, isSeq, type Node, type Pair, parseDocument } from "yaml";

/** Nodes of a YAML document: where they stand, and which of them a wanted value comes from. */

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** `timestamp` keeps a day without quotes apart from a text, as the build does. */
export const parse = (text: string) => parseDocument(text, { customTags: ["timestamp"] });

/** Offset at which a value begins. */
export const start = (node: Node) => node.range?.[0] ?? 0;

/** Offset after a value, without the comments and empty lines that follow it. */
export function end(node: Node): number {
  const flow = Boolean((node as { flow?: boolean }).flow);
  if (!flow && isMap(node)) return end(node.items.at(-1)?.value as Node);
  if (!flow && isSeq(node)) return end(node.items.at(-1) as Node);
  return node.range?.[1] ?? 0;
}

/** False where fields come or go in a group that is written on one line, or the first of a row goes. */
export function canKeep(pairs: readonly Pair[], wanted: Fields, flow: boolean): boolean {
  const names = pairs.map(({ key }) => String(key));
  const isComplete = names.every((name) => name in wanted);
  if (flow) return isComplete && Object.keys(wanted).every((name) => names.includes(name));
  return names.length > 0 && (names[0] as string) in wanted;
}

const idOf = (value: unknown) => (isFields(value) ? value.id : undefined);

/** For each wanted row the old one that it comes from: the same value, the same id, or the same place. */
export function pairedRows(items: readonly Node[], wanted: readonly unknown[]): (number | undefined)[] {
  const values = items.map((item) => item.toJS(parse("")) as unknown);
  const free = new Set(values.keys());
  const paired: (number | undefined)[] = wanted.map(() => undefined);
  const pair = (isPair: (value: unknown, old: unknown, place: number, index: number) => boolean) =>
    wanted.forEach((value, place) => {
      if (paired[place] !== undefined) return;
      const index = [...free].find((candidate) => isPair(value, values[candidate], place, candidate));
      if (index === undefined) return;
      paired[place] = index;
      free.delete(index);
    });
  pair((value, old) => isDeepStrictEqual(value, old));
  pair((value, old) => idOf(value) !== undefined && idOf(value) === idOf(old));
  if (wanted.length === items.length) {
    pair(
      (value, old, place, index) =>
        place === index && idOf(value) === undefined && isFields(value) === isFields(old),
    );
  }
  return paired;
}

/** Whether every wanted row comes from the one at its place. */
export const isSameOrder = (items: readonly Node[], wanted: readonly unknown[]) =>
  pairedRows(items, wanted).every((index, place) => index === place);
