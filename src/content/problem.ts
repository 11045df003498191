import { isMap, isNode, isScalar, parseDocument } from "yaml";
import { memoize } from "./memoize.ts";
import { sentence } from "./messages.ts";
import type { SourceFiles } from "./read.ts";

/** Names and list positions (from 0) that lead to a field. */
export type Path = readonly PropertyKey[];

/** Information that checks may need in addition to the content. */
export interface Context {
  readonly files: SourceFiles;
  /** The current day in Timișoara, `YYYY-MM-DD`. */
  readonly today: string;
}

/** A problem that a check found in a content file, with a message for the clinic's staff. */
export type Finding = Readonly<{
  /** The name of the rule; tests/fixtures/mistakes.yaml contains edits that break each rule. */
  rule: string;
  /** Path from the project's root, such as `content/prices.yaml`. */
  file: string;
  /** Line in the file, counted from 1, if it is known. */
  line?: number | undefined;
  /** The field; absent if the problem concerns the whole file. */
  path?: Path | undefined;
  /** A description of the position, if the problem does not concern a single field. */
  place?: string | undefined;
  /** The offending part of the field's text in its original spelling; `withLine` looks for its line. */
  excerpt?: string | undefined;
  /** What is wrong, and how to correct it, in plain Romanian. */
  message: string;
}>;

export interface Problem extends Finding {
  /** An error stops the build, because a page would be wrong; a warning stops nothing. */
  readonly level: "error" | "warning";
}

export const isError = ({ level }: Pick<Problem, "level">): boolean => level === "error";

type Values = Readonly<Record<string, unknown>> & { readonly excerpt?: string };

/**
 * Makes a finding for a field.
 * @param values values for the placeholders of the rule's message; `excerpt` is the offending part of the
 * text
 */
export function finding(rule: string, file: string, path: Path, values: Values = {}): Finding {
  const { excerpt } = values;
  return { rule, file, path, message: sentence(rule, values), ...(excerpt && { excerpt }) };
}

/** Regular expressions by rule, from patterns.json; the most certain rule is the first. */
export type Patterns = Readonly<Record<string, string>>;

export interface Match extends Pick<Finding, "rule" | "message"> {
  readonly excerpt: string;
}

const expressionOf = memoize((pattern) => new RegExp(pattern, "u"));

/** Finds the first rule whose pattern matches a text. */
export function firstIn(patterns: Patterns, text: string): Match | undefined {
  for (const [rule, pattern] of Object.entries(patterns)) {
    const [excerpt] = expressionOf(pattern).exec(text) ?? [];
    if (excerpt !== undefined) return { rule, excerpt, message: sentence(rule, { excerpt: excerpt.trim() }) };
  }
  return undefined;
}

/** A path in Romanian, „amounts → poziția 3 → amount”; list positions are counted from 1. */
export function fieldName(path: Path): string {
  if (path.at(-1) === "body") return "textul documentului";
  return path.map((key) => (typeof key === "number" ? `poziția ${key + 1}` : String(key))).join(" → ");
}

/** One finding as a few lines of text: file and line, field, message. */
export function describeProblem({ file, line, path, place, message }: Finding): string {
  const field = path?.length ? fieldName(path) : place;
  return [
    line ? `${file}, rândul ${line}` : file,
    ...(field ? [`  câmpul: ${field}`] : []),
    `  ${message}`,
  ].join("\n");
}

/**
 * Returns one message that describes all problems. If one of them is an error, its first line says that
 * nothing was published; otherwise, that warnings prevent nothing.
 */
export function describeProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? "O problemă" : `${problems.length} probleme`;
  const headline = problems.every((problem) => !isError(problem))
    ? `De recitit în textele site-ului: ${problems.length}. Nu oprește nimic.`
    : `${count} în textele site-ului. Nimic nu a fost publicat; corectați și încercați din nou.`;
  return [headline, ...problems.map(describeProblem)].join("\n\n");
}

/** Cache of the last parsed document, because successive problems are usually in the same file. */
let last: { readonly yaml: string; readonly document: ReturnType<typeof parseDocument> } | undefined;

function parsed(yaml: string) {
  if (last?.yaml !== yaml) last = { yaml, document: parseDocument(yaml) };
  return last.document;
}

/**
 * Finds a field in a YAML file or in the YAML header of a document.
 * @returns the offsets of the field's start and of its value's end. The end equals the start for a list or a
 * group of fields, and for a missing field, which is replaced by the group around it.
 */
function offsetsOf(text: string, path: Path): [start?: number, end?: number] {
  const above = text.startsWith("---") ? "---".length : 0;
  const [yaml = ""] = text.slice(above).split(/^---$/m);
  const document = parsed(yaml);
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

/** The finding with its line number, if the line can be found. */
export function withLine<T extends Finding>(problem: T, files: SourceFiles): T {
  const { file, line, path, excerpt } = problem;
  const text = files.get(file);
  if (line !== undefined || text === undefined || !path) return problem;
  const [start, end] = path.at(-1) === "body" ? [undefined, text.length] : offsetsOf(text, path);
  const found = excerpt ? text.slice(0, end).indexOf(excerpt, start) : -1;
  const at = found < 0 ? start : found;
  return { ...problem, line: at === undefined ? at : text.slice(0, at).split("\n").length };
}
