import { deepEqual } from "fast-equals";
import { isAlias, isMap, isScalar, isSeq, type Node, parseDocument, Scalar, visit } from "yaml";
import { isFields } from "../../shared/form-fields.ts";
import { rowOrigins } from "../../shared/rows.ts";

/**
 * Changes values in YAML texts with the document model of the package `yaml`, which keeps comments, and the
 * order and quotation marks of unchanged values.
 */

/**
 * Parses a YAML text. The `timestamp` tag makes an unquoted day, such as 2026-12-24, a `Date` and not a text.
 * The build reads it in the same way.
 */
const parse = (text: string) => parseDocument(text, { customTags: ["timestamp"] });

/** Format of the content files, as options of the YAML library. */
const LAYOUT = { lineWidth: 110, flowCollectionPadding: true };

/** A new or changed single-line text with more characters than this is folded over several lines. */
const MAX_LINE_LETTERS = 90;

/**
 * Returns the values of a YAML text. The result is shared and must not be modified.
 * @throws Error for a syntax error, because otherwise the parser would return only the values before the
 * error, and for a value that contains itself (`&a [*a]`)
 */
export function valuesOf(text: string): unknown {
  if (PARSED.has(text)) return PARSED.get(text);
  const document = parse(text);
  const [error] = document.errors;
  if (error) throw error;
  const values: unknown = document.toJS();
  // Throws for a value that contains itself.
  JSON.stringify(values);
  if (PARSED.size >= 100) PARSED.clear();
  PARSED.set(text, values);
  return values;
}

/** A cache of `valuesOf`, because the desk asks for the values of all files after each change of one. */
const PARSED = new Map<string, unknown>();

/**
 * Replaces the values of a YAML text by the wanted ones, and formats it in the layout of the content files.
 * Comments, aliases (`*name`) and quotation marks are kept.
 */
export function changeYaml(text: string, wanted: unknown) {
  const document = parse(text);
  document.contents = changed(document.contents, document.toJS(), wanted) as typeof document.contents;
  return document.toString(LAYOUT).replaceAll(/^ +$/gm, "");

  /**
   * Returns a node with the wanted value and the comments of the old node. If the types of the values differ,
   * for example a text and a list, the comments are lost.
   * @param old the current value of the node
   */
  function changed(node: Node | null, old: unknown, value: unknown): Node {
    if (node === null) return created(value);
    if (isAlias(node) || deepEqual(old, value)) return node;
    if (isMap<unknown, Node>(node) && isFields(old) && isFields(value)) {
      for (const name of node.items.map(({ key }) => String(key))) if (!(name in value)) node.delete(name);
      for (const [name, field] of Object.entries(value))
        node.set(name, changed(node.get(name, true) ?? null, old[name], field));
      return node;
    }
    if (isSeq<Node>(node) && Array.isArray(old) && Array.isArray(value)) {
      const rows = node.items;
      const origins = rowOrigins(old, value);
      // An empty list is written in the flow style, `[]`. In the block style, its first rows get a line each.
      if (rows.length === 0) node.flow = false;
      node.items = value.map((row, index) => {
        const origin = origins[index] ?? -1;
        return changed(rows[origin] ?? null, old[origin], row);
      });
      return node;
    }
    if (!isScalar(node) || isFields(value) || Array.isArray(value)) return created(value);
    const { type, comment, commentBefore, spaceBefore } = node;
    const scalar = created(value) as Scalar;
    if (typeof node.value === "string" && typeof value === "string" && type !== Scalar.PLAIN)
      scalar.type = type;
    return Object.assign(scalar, { comment, commentBefore, spaceBefore });
  }

  /**
   * Creates a node for a new value, in the layout of the content files. Texts that begin like a number are
   * quoted.
   */
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
