import { isMap, isNode, isScalar, parseDocument } from "yaml";

/**
 * Where a field begins in a YAML file or in the YAML header of a Markdown file, and where its value ends; the nearest
 * group around it when the field itself is missing.
 * @param path names and list positions (from 0) that lead to the field
 */
export function offsetsOf(text: string, path: readonly PropertyKey[]): [start?: number, end?: number] {
  const above = text.startsWith("---") ? "---".length : 0;
  const [yaml = ""] = text.slice(above).split(/^---$/m);
  const document = parseDocument(yaml);
  for (let depth = path.length; depth > 0; depth--) {
    const parent = document.getIn(path.slice(0, depth - 1), true);
    const value = document.getIn(path.slice(0, depth), true);
    const pair =
      isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === path[depth - 1]);
    const node = pair ? pair.key : value;
    if (isNode(node) && node.range) {
      const end = isScalar(value) && depth === path.length ? value.range?.[1] : undefined;
      return [above + node.range[0], above + (end ?? node.range[0])];
    }
  }
  return [];
}
