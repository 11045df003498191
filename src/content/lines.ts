import { isMap, isNode, isScalar, parseDocument } from "yaml";
import type { Finding, Path } from "./problem.ts";
import type { SourceFiles } from "./read.ts";

/** Where a field begins in a YAML file or header, and where its value ends; the nearest group around a missing one. */
function offsetsOf(text: string, path: Path): [start?: number, end?: number] {
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

/** The same finding with the line in its file, where one can be found. */
export function withLine<T extends Finding>(problem: T, files: SourceFiles): T {
  const { file, line, path, sign } = problem;
  const text = files.get(file);
  if (line !== undefined || text === undefined || !path) return problem;
  const [start, end] = path.at(-1) === "body" ? [undefined, text.length] : offsetsOf(text, path);
  const found = sign ? text.slice(0, end).indexOf(sign, start) : -1;
  const at = found < 0 ? start : found;
  return { ...problem, line: at === undefined ? at : text.slice(0, at).split("\n").length };
}
