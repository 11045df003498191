import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";

/**
 * Line, counted from 1, of a field in a YAML file or in the YAML header of a Markdown file; of the nearest group
 * around it when the field itself is missing.
 * @param path names and list positions (from 0) that lead to the field
 * @param sign a piece of its text; the field's own line is the answer where none of its lines holds it
 */
export function lineOf(text: string, path: readonly PropertyKey[], sign = ""): number | undefined {
  const inHeader = text.startsWith("---");
  const lineCounter = new LineCounter();
  const [document] = text.split(/^---$/m).slice(inHeader ? 1 : 0);
  const root = parseDocument(document ?? "", { lineCounter }).contents;

  let node: unknown = root;
  let offset: number | undefined;
  for (const key of path) {
    if (isSeq(node) && typeof key === "number") {
      node = node.items[key];
      offset = (node as { range?: [number] } | undefined)?.range?.[0] ?? offset;
    } else if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!isScalar(pair?.key)) break;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else break;
  }
  const [, end = 0] = (isScalar(node) && node.range) || [];
  const at = sign && end ? (document ?? "").slice(0, end).indexOf(sign, offset) : -1;
  if (offset === undefined) return undefined;
  return lineCounter.linePos(at < 0 ? offset : at).line;
}
