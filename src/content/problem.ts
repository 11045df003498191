import { isMap, isNode, isScalar, parseDocument } from "yaml";
import { sentence } from "./messages.ts";
import type { SourceFiles } from "./read.ts";

/** Names and list positions (from 0) that lead to a field. */
export type Path = readonly PropertyKey[];

/** What a rule may need beside the content itself. */
export interface Surroundings {
  readonly files: SourceFiles;
  /** `YYYY-MM-DD`, in Timișoara. */
  readonly today: string;
}

/** What a rule finds in a content file, told to a clinic employee. */
export interface Finding {
  /** Its rule; tests/fixtures/mistakes.yaml has edits that break each. */
  readonly rule: string;
  /** Path from the project's root, such as `content/prices.yaml`. */
  readonly file: string;
  /** Line in the file, counted from 1, where it is known. */
  readonly line?: number | undefined;
  /** Absent when the whole file is meant. */
  readonly path?: Path | undefined;
  /** Where in the file, in words, when it is no single field. */
  readonly place?: string | undefined;
  /** A piece of the field's text, as it stands there: the line that holds it is the one to name. */
  readonly sign?: string | undefined;
  /** What is wrong and what to do, in plain Romanian. */
  readonly remedy: string;
}

export interface Problem extends Finding {
  /** An error stops everything, because a page would be wrong; a warning stops nothing. */
  readonly level: "error" | "warning";
}

export const isError = ({ level }: Pick<Problem, "level">): boolean => level === "error";

/** A finding at a field. */
export function finding(rule: string, file: string, path: Path, remedy: string): Finding {
  return { rule, file, path, remedy };
}

type Told = (match: RegExpExecArray) => string | false | undefined;
/**
 * Rules by id: a sign in a text, and what to say of it unless it is right; without that the rule's own sentence, in
 * which `%{sign}` stands for the sign.
 */
export type Patterns = Readonly<Record<string, RegExp | readonly [sign: RegExp, told: Told]>>;

export interface Match extends Pick<Finding, "rule" | "remedy"> {
  readonly sign: string;
}

/** What rules have found in texts: the desk asks at every key, and most texts stay as they are. */
const FOUND = new WeakMap<Patterns, Map<string, Match[]>>();

/** All that the rules find in a text, by the order of the rules. */
export function allIn(patterns: Patterns, text: string): Match[] {
  const known = FOUND.get(patterns) ?? new Map<string, Match[]>();
  const found = known.get(text) ?? look(patterns, text);
  FOUND.set(patterns, known.set(text, found));
  return found;
}

const look = (patterns: Patterns, text: string): Match[] =>
  Object.entries(patterns).flatMap(([rule, known]) => {
    const ownSentence: Told = ([sign]) => sentence(rule, { sign: sign.trim() });
    const [pattern, told] = known instanceof RegExp ? [known, ownSentence] : known;
    return [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].flatMap((match) => {
      const remedy = told(match);
      return remedy ? [{ rule, sign: match[0], remedy }] : [];
    });
  });

export const firstIn = (patterns: Patterns, text: string): Match | undefined => allIn(patterns, text)[0];

/** „amounts → poziția 3 → amount”: list positions are counted from 1, as people count. */
export function fieldName(path: Path): string {
  if (path.at(-1) === "body") return "textul documentului";
  return path.map((key) => (typeof key === "number" ? `poziția ${key + 1}` : String(key))).join(" → ");
}

/** One finding as a few lines of text: file and line, field, remedy. */
export function describeProblem({ file, line, path, place, remedy }: Finding): string {
  const field = path?.length ? fieldName(path) : place;
  return [
    line ? `${file}, rândul ${line}` : file,
    ...(field ? [`  câmpul: ${field}`] : []),
    `  ${remedy}`,
  ].join("\n");
}

/** The message that stops the build, or what is said beside it. */
export function describeProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? "O problemă" : `${problems.length} probleme`;
  const headline = problems.every((problem) => !isError(problem))
    ? `De recitit în textele site-ului: ${problems.length}. Nu oprește nimic.`
    : `${count} în textele site-ului. Nimic nu a fost publicat; corectați și încercați din nou.`;
  return [headline, ...problems.map(describeProblem)].join("\n\n");
}

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
