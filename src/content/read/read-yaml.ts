import { type Document, isSeq, LineCounter, parseDocument, visit } from "yaml";
import { type Finding, findingAt } from "../findings/finding.ts";

/**
 * Matches, inside a value, a line that begins like another list item. YAML joins such a line to the line
 * above if its indentation is wrong, if no space follows its dash, or if it has another sign, such as „–” or
 * „•”.
 */
const ITEM_WITH_DASH = /\n\s*[-–*•](?=\s|\p{L})/u;
/**
 * Matches, inside a list item, a line that begins with a capital letter, because a dash may be missing before
 * it. An acronym, „RMN”, does not match: it may also begin a line in the middle of a sentence.
 */
const ITEM_WITHOUT_DASH = /\n\s*(?!\p{Lu}{2})\p{Lu}/u;

/** Finds texts that the parser accepts, although it drops a part of the text or joins two list items. */
function losses(
  document: Document,
  text: string,
  lineAt: (offset: number) => number,
): Omit<Finding, "file">[] {
  const found: Omit<Finding, "file">[] = [];
  const report = (rule: string, offset: number, excerpt = "") =>
    found.push(findingAt(rule, lineAt(offset), { excerpt }));
  // The parser warns about an unknown tag, such as „!important”, and drops it.
  for (const { pos } of document.warnings) report("yaml-sign", pos[0], "!");
  visit(document, {
    Scalar(_, node, parents) {
      const [start, end] = node.range ?? [0, 0];
      if (node.anchor) report("yaml-sign", start, `&${node.anchor}`);
      if (node.type?.startsWith("BLOCK")) return;
      const written = text.slice(start, end);
      const isItem = isSeq(parents.at(-1));
      const joined = ITEM_WITH_DASH.exec(written) ?? (isItem ? ITEM_WITHOUT_DASH.exec(written) : null);
      if (joined && node.type === "PLAIN") report("lost-dash", start + joined.index + 1);
      else if (/^[ \t]+#/.test(text.slice(end))) report("lost-comment", end);
    },
  });
  return found;
}

/** Parses a YAML text. @returns its values, or findings if the text is invalid or ambiguous */
export function readYaml(text: string): {
  readonly findings: readonly Omit<Finding, "file">[];
  readonly values?: unknown;
} {
  const lineCounter = new LineCounter();
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  // With the `timestamp` tag the parser reads an unquoted date as a Date instead of a string. The schema
  // rejects a Date, and the message asks for quotes (rule `no-day`).
  const document = parseDocument(text, { lineCounter, customTags: ["timestamp"], logLevel: "error" });
  const [error] = document.errors;
  if (error) {
    const rule = error.code === "DUPLICATE_KEY" ? "duplicate-key" : "unreadable";
    return { findings: [findingAt(rule, lineAt(error.pos[0]))] };
  }
  const findings = losses(document, text, lineAt);
  if (findings.length > 0) return { findings };
  try {
    return { findings, values: document.toJS() };
  } catch {
    // `toJS` throws if an alias refers to no anchor, or if aliases expand to too much data („YAML bomb”).
    return { findings: [findingAt("alias", 1)] };
  }
}
