import { isDeepStrictEqual } from "node:util";
import { isAlias, isMap, isScalar, isSeq, type Node, Scalar } from "yaml";
import { canKeep, end, type Fields, isFields, isSameOrder, pairedRows, parse, start } from "./yaml-nodes.ts";
import { blockText, changedParagraph, flowText, isPlainParagraph, scalarText } from "./yaml-text.ts";

/**
 * Changes values of a YAML text in place: what a change does not touch keeps its bytes, comments, order and quotes.
 * The document tells where each value stands in the source; only those places are written anew.
 */

/** A part of the source, by offsets, and what comes in its place. */
interface Splice {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A field with its value; the content's files have no field without one. */
interface Field {
  readonly key: Scalar;
  readonly value: Node;
}

/** The values that a YAML text holds. */
export const valuesOf = (text: string): unknown => parse(text).toJS();

/** Paths of values that only repeat others (`*name`), each with the path of the value that it repeats. */
export function repeatedPaths(text: string): (readonly PropertyKey[])[] {
  const found: (readonly PropertyKey[])[] = [];
  const visit = (node: unknown, path: readonly PropertyKey[]): void => {
    if (isAlias(node)) found.push(path);
    else if (isMap(node)) for (const { key, value } of node.items) visit(value, [...path, String(key)]);
    else if (isSeq(node)) node.items.forEach((item, index) => void visit(item, [...path, index]));
  };
  visit(parse(text).contents, []);
  return found;
}

/**
 * The text with the wanted values in place of its own. Values that repeat others (`*name`) stay.
 * @throws Error when the text cannot be changed so; nothing is half done
 */
export function changeYaml(text: string, wanted: unknown): string {
  const root = parse(text).contents;
  const changed = applied(text, 0, text.length, new Editor(text).changes(root as Node, wanted));
  const without = (values: unknown) => withoutPaths(values, repeatedPaths(text));
  if (!isDeepStrictEqual(without(valuesOf(changed)), without(wanted))) {
    throw new Error("The change cannot be written in place");
  }
  return changed;
}

function withoutPaths(values: unknown, paths: readonly (readonly PropertyKey[])[]): unknown {
  const copy = structuredClone(values);
  for (const path of paths) {
    const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Fields)?.[key as string], copy);
    if (isFields(parent)) delete (parent as Record<PropertyKey, unknown>)[path.at(-1) as string];
  }
  return copy;
}

function applied(source: string, from: number, to: number, splices: readonly Splice[]): string {
  let text = "";
  let end = from;
  for (const splice of [...splices].sort((a, b) => a.from - b.from)) {
    text += source.slice(end, splice.from) + splice.text;
    end = splice.to;
  }
  return text + source.slice(end, to);
}

class Editor {
  readonly #source: string;
  readonly #newline: string;

  constructor(source: string) {
    this.#source = source;
    this.#newline = source.includes("\r\n") ? "\r\n" : "\n";
  }

  /** Splices that turn a node into a value. */
  changes(node: Node, wanted: unknown, inFlow = false): Splice[] {
    const flow = inFlow || Boolean((node as { flow?: boolean }).flow);
    if (isAlias(node)) return [];
    if (isMap(node) && isFields(wanted) && canKeep(node.items, wanted, flow)) {
      return this.#mapChanges(node.items as readonly Field[], wanted, flow);
    }
    if (isSeq(node) && Array.isArray(wanted)) {
      const items = node.items as Node[];
      if (items.length === wanted.length && (flow || isSameOrder(items, wanted))) {
        return items.flatMap((item, index) => this.changes(item, wanted[index], flow));
      }
      if (!flow && wanted.length > 0) return [this.#listChange(items, wanted)];
    }
    if (isDeepStrictEqual(node.toJS(parse("")), wanted)) return [];
    return [this.#replaced(node, wanted, inFlow)];
  }

  #mapChanges(pairs: readonly Field[], wanted: Fields, flow: boolean): Splice[] {
    const splices: Splice[] = [];
    for (const { key, value } of pairs) {
      const name = String(key.value);
      if (name in wanted) splices.push(...this.changes(value, wanted[name], flow));
      else splices.push({ from: this.#lineStart(start(key)), to: this.#lineEnd(end(value)), text: "" });
    }
    const known = new Set(pairs.map(({ key }) => String(key.value)));
    const added = Object.entries(wanted).filter(([name]) => !known.has(name));
    const [first] = pairs;
    const last = pairs.at(-1);
    if (added.length === 0 || !first || !last) return splices;
    const at = this.#lineEnd(end(last.value));
    const lines = blockText(Object.fromEntries(added), this.#column(start(first.key)));
    return [...splices, { from: at, to: at, text: this.#written(lines) }];
  }

  /** A list with rows added, removed or moved: each row that stays takes its own lines, comments above it included. */
  #listChange(items: readonly Node[], wanted: readonly unknown[]): Splice {
    const starts = items.map((item, index) => this.#rowStart(start(item), index === 0));
    const stop = this.#lineEnd(end(items.at(-1) as Node));
    const column = this.#column(this.#dash(start(items[0] as Node)));
    const rows = pairedRows(items, wanted).map((index, place) => {
      const item = items[index ?? -1];
      if (index === undefined || !item) return this.#written(blockText([wanted[place]], column));
      const row = applied(
        this.#source,
        starts[index] as number,
        starts[index + 1] ?? stop,
        this.changes(item, wanted[place]),
      );
      return row.endsWith("\n") ? row : row + this.#newline;
    });
    return { from: starts[0] as number, to: stop, text: rows.join("") };
  }

  #replaced(node: Node, wanted: unknown, inFlow: boolean): Splice {
    const isRow = isSeq(node) && node.flow && Array.isArray(wanted) && wanted.length > 0;
    if (inFlow || (isRow && !wanted.some((value) => value !== null && typeof value === "object"))) {
      return { from: start(node), to: end(node), text: flowText(wanted) };
    }
    const indent = this.#indent(start(node));
    if (isScalar(node) && !isFields(wanted) && !Array.isArray(wanted)) {
      const to = this.#trimmed(end(node));
      const source = this.#source.slice(start(node), to);
      if (typeof wanted === "string" && node.type === Scalar.BLOCK_FOLDED && isPlainParagraph(wanted)) {
        return { from: start(node), to, text: this.#written(changedParagraph(source, wanted)) };
      }
      const widest = Math.max(...source.split("\n").map((line) => line.length));
      const text = scalarText(wanted, { type: node.type ?? undefined, indent, width: Math.max(widest, 100) });
      return { from: start(node), to, text: this.#written(text) };
    }
    // A group or list begins on the line after its name, an empty list stays on it.
    let from = start(node);
    while (/\s/.test(this.#source[from - 1] ?? "")) from--;
    const isEmpty = Array.isArray(wanted) && wanted.length === 0;
    const text = isEmpty ? " []" : `\n${blockText(wanted, indent + 2).trimEnd()}`;
    return { from, to: this.#trimmed(end(node)), text: this.#written(text) };
  }

  #written(text: string): string {
    return text.replaceAll("\n", this.#newline);
  }

  #trimmed(offset: number): number {
    let at = offset;
    while (at > 0 && /\s/.test(this.#source[at - 1] as string)) at--;
    return at;
  }

  #lineStart(offset: number): number {
    return this.#source.lastIndexOf("\n", offset - 1) + 1;
  }

  /** Offset after the line on which a value ends. */
  #lineEnd(offset: number): number {
    const newline = this.#source.indexOf("\n", this.#trimmed(offset));
    return newline < 0 ? this.#source.length : newline + 1;
  }

  #column(offset: number): number {
    return offset - this.#lineStart(offset);
  }

  /** Column of the name before a value, or of what follows a row's dash. */
  #indent(offset: number): number {
    const line = this.#source.slice(this.#lineStart(offset), offset);
    return (/^\s*(- +)*/.exec(line)?.[0].length ?? 0) - (/^\s*(- +)+$/.test(line) ? 2 : 0);
  }

  #dash(offset: number): number {
    return this.#source.lastIndexOf("-", offset - 1);
  }

  /** Where a row of a list begins: its dash's line, or the first of the comments above it. */
  #rowStart(offset: number, isFirst: boolean): number {
    let at = this.#lineStart(this.#dash(offset));
    while (!isFirst && at > 0) {
      const above = this.#lineStart(at - 1);
      if (!/^\s*(#.*)?\r?\n$/.test(this.#source.slice(above, at))) break;
      at = above;
    }
    return at;
  }
}
