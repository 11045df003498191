import { deepEqual } from "fast-equals";
import { isAlias, isMap, isScalar, isSeq, type Node, parseDocument, Scalar, visit } from "yaml";
import { isFields } from "../shared/fields.ts";
import { keepLines } from "../shared/lines.ts";
import { rowOrigins } from "../shared/rows.ts";

/** YAML texts with other values, by the library's own round trip: comments, order and quotes of what stays are kept. */

/** `timestamp` keeps a day without quotes apart from a text, as the build does. */
const parse = (text: string) => parseDocument(text, { customTags: ["timestamp"] });

/** How content files are written. */
const LAYOUT = { lineWidth: 110, flowCollectionPadding: true };

/** A text on one line that is longer is folded over several, in characters. */
const MAX_LINE_LETTERS = 90;

/** Values of the texts that were read last: at a keystroke all files but one are the same. */
const KNOWN = new Map<string, unknown>();

/** Most texts whose values are kept. */
const MOST_KNOWN = 100;

/**
 * The values of a YAML text; they are shared and must not be changed.
 * @throws Error for a syntax error: the parser would return only what precedes it
 */
export function valuesOf(text: string): unknown {
  if (!KNOWN.has(text)) {
    const document = parse(text);
    const [error] = document.errors;
    if (error) throw error;
    if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
    KNOWN.set(text, document.toJS());
  }
  return KNOWN.get(text);
}

/**
 * The text with other values. Aliases (`*name`) are kept, and so are lines without a changed value, whatever their
 * layout.
 */
export function changeYaml(text: string, wanted: unknown) {
  const own = text.replaceAll("\r\n", "\n");
  const [old, now] = [laidOut(text, valuesOf(text)), laidOut(text, wanted)];
  const merged = keepLines(own, old, now);
  const written = deepEqual(valuesOrNone(merged), valuesOf(now)) ? merged : now;
  return text.includes("\r\n") ? written.replaceAll("\n", "\r\n") : written;
}

/** The values of a text; undefined when it is not YAML. */
function valuesOrNone(text: string): unknown {
  try {
    return valuesOf(text);
  } catch {
    return undefined;
  }
}

/** The text with other values, in the desk's own layout. */
export function laidOut(text: string, wanted: unknown) {
  const document = parse(text);
  document.contents = changed(document.contents, wanted) as typeof document.contents;
  return document.toString(LAYOUT).replaceAll(/^ +$/gm, "");

  /** A node with another value. */
  function changed(node: Node | null, value: unknown): Node {
    if (node === null) return created(value);
    if (isAlias(node) || deepEqual(node.toJS(document), value)) return node;
    if (isMap<unknown, Node>(node) && isFields(value)) {
      for (const name of node.items.map(({ key }) => String(key))) if (!(name in value)) node.delete(name);
      for (const [name, field] of Object.entries(value))
        node.set(name, changed(node.get(name, true) ?? null, field));
      return node;
    }
    if (isSeq<Node>(node) && Array.isArray(value)) {
      const rows = node.items;
      const origins = rowOrigins(node.toJS(document), value);
      // An empty list is written on one line, one with rows on many.
      if (rows.length === 0) node.flow = false;
      node.items = value.map((row, index) => changed(rows[origins[index] ?? -1] ?? null, row));
      return node;
    }
    if (!isScalar(node) || isFields(value) || Array.isArray(value)) return created(value);
    const { type, comment, commentBefore, spaceBefore } = node;
    const scalar = created(value) as Scalar;
    if (typeof node.value === "string" && typeof value === "string" && type !== Scalar.PLAIN)
      scalar.type = type;
    return Object.assign(scalar, { comment, commentBefore, spaceBefore });
  }

  /** A new value in the layout of the content files, with digits in quotes. */
  function created(value: unknown): Node {
    const node = document.createNode(value) as Node;
    visit(node, {
      Scalar(place, scalar) {
        if (place === "key" || typeof scalar.value !== "string") return;
        if (/^[\d+-]/.test(scalar.value)) scalar.type = Scalar.QUOTE_DOUBLE;
        else if (scalar.value.length > MAX_LINE_LETTERS && !scalar.value.includes("\n"))
          scalar.type = Scalar.BLOCK_FOLDED;
      },
    });
    return node;
  }
}
