import {
  type Document,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import { sentence } from "./messages.ts";
import patterns from "./patterns.json" with { type: "json" };
import { type Finding, firstIn, type Patterns } from "./problem.ts";

/**
 * Finds YAML that does not mean what its author intended; messages are in Romanian instead of the parser's
 * English.
 */

/** A problem of a YAML text. `line` is the line of the text that it concerns, counted from 1. */
export type Slip = Pick<Finding, "rule" | "message"> & { readonly line: number };

const { quotes, brackets, values, yamlLines } = patterns;

/** Error codes of the parser whose cause is certain. */
const CERTAIN = new Set(["DUPLICATE_KEY", "MULTIPLE_DOCS", "BAD_DQ_ESCAPE"]);

/** Error codes of the parser that mean wrong indentation, if the line has no other recognisable problem. */
const DISTANCE = new Set(["BAD_INDENT", "BLOCK_AS_IMPLICIT_KEY", "MULTILINE_IMPLICIT_KEY"]);

/** Makes a problem. @param line line of the text, counted from 1 */
export const problemAt = (rule: string, line: number, values: object = {}): Slip => ({
  rule,
  line,
  message: sentence(rule, values),
});

/** Possible causes of a parser error on a line, the most certain one first. */
function* guesses({ code, message }: YAMLError, lines: readonly string[], line: number) {
  const lineAt = (number: number) => lines[number - 1] ?? "";
  /** The text after `name:`, or after the dashes of a list. */
  const valueAt = (number: number) =>
    /^\s*(?:- +)*(?:[\w-]+:(?: +|$))?(.*)$/.exec(lineAt(number))?.[1]?.trimEnd() ?? "";
  const match = (patterns: Patterns, number: number, at = valueAt): Slip | undefined => {
    const found = firstIn(patterns, at(number));
    return found && { ...found, line: number };
  };
  if (CERTAIN.has(code)) yield problemAt(code.toLowerCase().replaceAll("_", "-"), line);
  for (const number of [line, line - 1, line - 2])
    if (/^[[{]/.test(valueAt(number))) yield match({ ...quotes, ...brackets }, number);
  const [, missing] = /closing (["'])quote/.exec(message) ?? [];
  // If a quotation mark is not closed, YAML reads the following lines as part of the value, and the parser
  // reports one of these lines. So the search goes up from that line.
  for (let number = line; number > 0; number--) {
    const [quote] = valueAt(number);
    const isClosed =
      !missing &&
      lines
        .slice(number - 1, line - 1)
        .join("")
        .split(quote ?? "").length % 2;
    if ((missing ?? quote) === quote && !isClosed) yield match(quotes, number);
    if (!missing && quote === '"') break;
  }
  yield match(yamlLines, line, lineAt);
  yield match(yamlLines, line - 1, lineAt);
  if (valueAt(line - 1) === "[]") yield problemAt("closed-list", line - 1);
  const isDistance = DISTANCE.has(code);
  if (isDistance && /^\s*- /.test(lineAt(line))) yield problemAt("distance", line);
  yield match({ ...quotes, ...values }, line);
  if (!/:( |$)/.test(lineAt(line))) yield problemAt("no-colon", line);
  if (!isDistance) yield problemAt("unreadable", line);
  const start = (number: number) => lineAt(number).search(/[^\s-]/);
  yield problemAt("distance", start(line + 1) > start(line) ? line + 1 : line);
}

/** Finds text that the parser accepts, although a part of it is lost or joined to another value. */
function losses(document: Document, text: string, lineAt: (offset: number) => number): Slip[] {
  const found: Slip[] = [];
  const report = (offset: number, excerpt: string) =>
    found.push(problemAt("yaml-sign", lineAt(offset), { excerpt }));
  for (const { pos } of document.warnings) report(pos[0], "!");
  visit(document, {
    Alias(_, alias) {
      const { source } = alias;
      if (!alias.resolve(document))
        found.push(problemAt("lost-anchor", lineAt(alias.range?.[0] ?? 0), { source }));
    },
    Map(_, { flow, items }) {
      for (const { key, value } of flow ? items : []) {
        if (value || !isScalar(key)) continue;
        const name = `${key.value}`;
        const line = lineAt(key.range?.[0] ?? 0);
        const spaced = name.replace(":", ": ");
        if (/^\w+:/.test(name)) found.push(problemAt("lost-colon-space", line, { spaced }));
        else if (name.includes(" ")) found.push(problemAt("comma-in-text", line));
      }
    },
    Scalar(place, node, parents) {
      const [start, end] = node.range ?? [0, 0];
      if (node.anchor) report(start, `&${node.anchor}`);
      if (node.type?.startsWith("BLOCK")) return;
      const inList = !isPair(parents.at(-1)) && !isMap(parents.at(-1));
      // A line that begins with a capital letter may be an item that has lost its dash. An acronym such as
      // „RMN” is no such sign, because any line of a text may begin with it.
      const joined = /\n\s*(?:[-–*•](?=\s|\p{L})|(?!\p{Lu}{2})\p{Lu})/u.exec(text.slice(start, end));
      if (node.type === "PLAIN" && joined && (inList || /[-–*•]/.test(joined[0])) && place !== "key") {
        found.push(problemAt("lost-dash", lineAt(start + joined.index + 1)));
      } else if (/^[ \t]+#/.test(text.slice(end))) {
        found.push(problemAt("lost-comment", lineAt(end)));
      }
    },
  });
  return found;
}

/** Parses a YAML text. @returns its values, or its problems */
export function readYaml(text: string): { readonly slips: readonly Slip[]; readonly values?: unknown } {
  const lineCounter = new LineCounter();
  // The `timestamp` tag, which YAML 1.2 lacks, distinguishes an unquoted day from a text, so that the check
  // can ask for quotes.
  const document = parseDocument(text, { lineCounter, customTags: ["timestamp"], logLevel: "error" });
  const lines = text.split("\n");
  const slips = document.errors
    .slice(0, 1)
    .flatMap(
      (error) =>
        guesses(error, lines, Math.min(error.linePos?.[0].line ?? lines.length, lines.length)).find(
          Boolean,
        ) ?? [],
    );
  if (slips.length === 0) slips.push(...losses(document, text, (at) => lineCounter.linePos(at).line));
  if (slips.length > 0) return { slips };
  try {
    return { slips, values: document.toJS() };
  } catch {
    return { slips: [problemAt("too-many-aliases", 1)] };
  }
}
