import { type MdastNode, markdownToMdast } from "satteri";
import { formatCount, formatDay } from "#lib/format.ts";
import { type Content, contentPath } from "../files.ts";
import { type Context, type Finding, finding, findingAt, type LineFinding } from "../findings/finding.ts";
import { memoize } from "../memoize.ts";
import { illegalInRich } from "../text-rules/character-rules.ts";

/**
 * Checks legal documents against an allow-list: numbered chapters with text, paragraphs, lists, emphasis and
 * links.
 */

/** A node of a Markdown document, with the properties that the checks use. */
type Piece = Readonly<{
  type: string;
  children?: readonly Piece[];
  depth?: number;
  /** A boolean only if the node is a list item with a checkbox, which pages cannot show. */
  checked?: boolean | null;
  url?: string;
  line: number;
  /** The Markdown source of the node. */
  source: string;
}>;

function piece(node: MdastNode, body: string): Piece {
  const { position, children = [], ...known } = node as MdastNode & { children?: readonly MdastNode[] };
  const source = body.slice(position?.start.offset, position?.end.offset);
  const parts = children.map((child) => piece(child, body));
  return { ...(known as Omit<Piece, "line">), source, line: position?.start.line ?? 1, children: parts };
}

/** The types of Markdown nodes that a page can show. */
const SHOWN_NODES = new Set(
  "root heading paragraph list listItem text emphasis strong link break".split(" "),
);

/**
 * The rule that a node breaks by its type or its properties, if any. `http-link` is reported here only for an
 * address without square brackets, „www.exemplu.ro”, because `linkProblems` finds links in square brackets.
 */
function ruleOf({ type, depth = 2, checked, url, source }: Piece): string | undefined {
  const isCheckbox = typeof checked === "boolean";
  if (!SHOWN_NODES.has(type) || isCheckbox) return "not-shown";
  if (type === "heading" && depth < 2) return "big-title";
  if (type === "heading" && depth > 3) return "small-title";
  return url?.startsWith("http:") && !source.startsWith("[") ? "http-link" : undefined;
}

/**
 * Removes markup that is allowed only in legal documents and that `illegalInRich` would report: links that
 * show their own address, and emphasis with one star.
 */
const withoutLegalMarkup = (text: string) =>
  text
    .replaceAll(/<(https:\/\/[^\s>]+|[\w.+-]+@[\w.-]+)>/g, "$1")
    .replaceAll(/(?<!\*)\*([^\s*][^*]*)\*(?!\*)/g, "$1");

/**
 * The problems of a node and its descendants. The problem of the node's type comes first, because the caller
 * reports only the first problem.
 */
function* problemsIn(piece: Piece): Generator<LineFinding> {
  const { type, line, source, children = [] } = piece;
  const rule = ruleOf(piece);
  if (rule) yield findingAt(rule, line, { excerpt: source });
  for (const child of children) yield* problemsIn(child);
  if (type !== "paragraph" && type !== "heading") return;
  const text = withoutLegalMarkup(source.replace(/^#+\s+/, ""));
  const found = illegalInRich(text.replaceAll(/\n\s+/g, "\n").trim());
  if (!found) return;
  const above = found.excerpt ? text.slice(0, text.indexOf(found.excerpt)) : "";
  yield { ...found, line: line + above.split("\n").length - 1 };
}

/**
 * The problems of headings: no number, a wrong number, a repeated title, or no text below. The caller reports
 * only the first problem, because one wrong number makes all later ones wrong.
 */
function* headingProblems(pieces: readonly Piece[]): Generator<LineFinding> {
  const titles = new Set<string>();
  let [chapter, part] = [0, 0];
  for (const [index, { type, depth, line, source }] of pieces.entries()) {
    if (type !== "heading") continue;
    const isChapter = depth === 2;
    [chapter, part] = isChapter ? [chapter + 1, 0] : [chapter, part + 1];
    const number = isChapter ? `${chapter}. ` : `${chapter}.${part} `;
    const [mark = "", title = ""] = source.split(/(?<=^#+)\s+/);
    // A subchapter may have no number.
    const isRightNumber = title.startsWith(number) || (!isChapter && !/^\d/.test(title));
    if (isChapter && titles.has(title)) yield findingAt("chapter-twice", line, { title });
    else if (!isRightNumber) yield findingAt("chapter-number", line, { mark, number });
    titles.add(title);
    const next = pieces[index + 1];
    if (!next || (next.type === "heading" && next.depth === 2)) yield findingAt("empty-chapter", line);
  }
  if (chapter === 0) yield findingAt("no-chapters", 1);
}

/**
 * Matches a reference to a chapter of the same document, „Secțiunea 5”, but no reference to a chapter of a
 * law.
 */
const REFERENCE =
  /(?:secțiun|capitol)\p{L}* (\d+)(?![^.]*(?:lege|regulament|cod(?:ul)?(?!\p{L})|ordin|din \[))/giu;

/** References to chapters that do not exist. */
function* referenceProblems(body: string): Generator<LineFinding> {
  const chapters = body.match(/^## /gm)?.length ?? 0;
  for (const { 0: excerpt, 1: number, index } of body.matchAll(REFERENCE)) {
    const line = body.slice(0, index).split("\n").length;
    if (Number(number) > chapters)
      yield findingAt("no-such-chapter", line, {
        excerpt,
        chapters: formatCount(chapters, "capitole", "capitol"),
      });
  }
}

/** The problems in the body of a legal document. Their line numbers count from the start of the body. */
const bodyProblems = memoize((body): readonly LineFinding[] => {
  const { children = [] } = piece(markdownToMdast(body), body);
  const found = children.flatMap((part) => [...problemsIn(part).take(1)]);
  return found.length > 0 ? found : [...headingProblems(children).take(1), ...referenceProblems(body)];
});

/** The problems of all legal documents. Their line numbers count from the start of the file. */
export function legalProblems({ legal }: Content, { files, today }: Context): Finding[] {
  const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return legal.flatMap(({ slug, body, version }): Finding[] => {
    const file = contentPath("legal", slug);
    const text = files.get(file) ?? "";
    const linesAbove = text.slice(0, text.length - body.length).split("\n").length - 1;
    return [
      ...bodyProblems(body).map((found) => ({
        ...found,
        file,
        path: ["body"],
        line: linesAbove + found.line,
      })),
      ...(version > nextYear
        ? [finding("future-version", file, ["version"], { today: formatDay(today) })]
        : []),
    ];
  });
}
