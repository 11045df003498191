import { type Document, isMap, isNode, isScalar, parseDocument } from "yaml";
import { FRONT_MATTER } from "../files.ts";
import type { Finding, Path } from "../findings/finding.ts";
import type { SourceFiles } from "./read-files.ts";

/** Offsets of the start and the end of a part of a text. */
type Range = readonly [start: number, end: number];

/**
 * The part of a YAML text in which a field is written, from its name to the end of its value. For a list or a
 * group of fields the range is empty, at the place where it begins. For a missing field it is empty, too, at
 * the place where the group that lacks the field begins.
 */
function rangeOf(path: Path, document: Document): Range | undefined {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = document.getIn(path.slice(0, depth - 1), true);
    const value = document.getIn(path.slice(0, depth), true);
    const pair =
      isMap(parent) && parent.items.find(({ key }) => isScalar(key) && key.value === path[depth - 1]);
    const named = pair ? pair.key : value;
    if (!isNode(named) || !named.range) continue;
    const [start] = named.range;
    const end = depth === path.length && isScalar(value) ? value.range?.[1] : undefined;
    return [start, end ?? start];
  }
  return undefined;
}

/**
 * Makes a function that adds to a finding the line of its field, or of the excerpt in the field. A finding
 * whose line is known or cannot be found stays the same. The function parses each file only once.
 */
export function lineFinder(files: SourceFiles) {
  const parsed = new Map<string, Document>();
  function fieldRange(file: string, text: string, path: Path): Range | undefined {
    const [, opening = "", yaml = text, closing = ""] = FRONT_MATTER.exec(text) ?? [];
    if (path.at(-1) === "body") return [(opening + yaml + closing).length, text.length];
    const document = parsed.get(file) ?? parseDocument(yaml);
    parsed.set(file, document);
    const range = rangeOf(path, document);
    return range && [opening.length + range[0], opening.length + range[1]];
  }
  return <T extends Finding>(found: T): T => {
    const { file, line, path, excerpt } = found;
    const text = files.get(file);
    if (line !== undefined || text === undefined || !path) return found;
    const range = fieldRange(file, text, path);
    if (!range) return found;
    const [start, end] = range;
    const excerptAt = excerpt ? text.slice(0, end).indexOf(excerpt, start) : -1;
    const at = excerptAt < 0 ? start : excerptAt;
    return { ...found, line: text.slice(0, at).split("\n").length };
  };
}
