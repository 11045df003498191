import { type MdastNode, markdownToMdast } from "satteri";
import { illegalInRich } from "./character-rules.ts";
import { type Content, contentPath } from "./files.ts";
import { memoize } from "./memoize.ts";
import { type Context, type Finding, finding } from "./problem.ts";
import { problemAt, type Slip } from "./yaml-lint.ts";

/**
 * Checks legal documents against an allow-list: numbered chapters with text, paragraphs, lists, emphasis and
 * links.
 */

/** A node of a Markdown document, with the properties that the checks use. */
type Piece = Readonly<{
  type: string;
  children?: readonly Piece[];
  depth?: number;
  checked?: boolean | null;
  ordered?: boolean;
  start?: number;
  url?: string;
  title?: string | null;
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

/**
 * The types of Markdown nodes that a page can show. Each other type is also the name of the rule that forbids
 * it.
 */
const SHOWN_NODES = new Set(
  "root heading paragraph list listItem text emphasis strong link break".split(" "),
);

/** The rule that a node breaks by its type or its properties, if any. */
function ruleOf({ type, depth = 2, checked, ordered, start, url, title, children = [] }: Piece) {
  if (!SHOWN_NODES.has(type)) return type;
  if (type === "heading" && (depth < 2 || depth > 3)) return depth < 2 ? "big-title" : "small-title";
  if (typeof checked === "boolean") return "checkbox";
  if (ordered && (start !== 1 || children.length === 1)) return "no-numbered-list";
  if (url && title) return "link-title";
  return url?.startsWith("http:") && "no-https";
}

/**
 * Removes markup that is allowed only in legal documents and that `illegalInRich` would report: links that
 * show their own address, and emphasis with one star.
 */
const asShown = (text: string) =>
  text
    .replaceAll(/<(https:\/\/[^\s>]+|[\w.+-]+@[\w.-]+)>/g, "$1")
    .replaceAll(/(?<!\*)\*([^\s*][^*]*)\*(?!\*)/g, "$1");

/** The problems of a node and its descendants, the most certain one first. */
function* slipsIn(piece: Piece): Generator<Slip> {
  const { type, line, source, children = [] } = piece;
  const rule = ruleOf(piece);
  if (rule) yield problemAt(rule, line);
  // A line of the item without indentation is another item that has lost its dash; Markdown joins it to this
  // one.
  const joined =
    type === "listItem" && children[0]?.type === "paragraph" && children[0].source.search(/\n\S/);
  if (joined && joined >= 0)
    yield problemAt("lost-dash", line + source.slice(0, joined + 3).split("\n").length);
  for (const child of children) yield* slipsIn(child);
  if (type !== "paragraph" && type !== "heading") return;
  const text = asShown(source.replace(/^#+\s+/, ""));
  const found = illegalInRich(text.replaceAll(/\n\s+/g, "\n").trim());
  const above = found?.excerpt ? text.slice(0, text.indexOf(found.excerpt)) : "";
  if (found) yield { ...found, line: line + above.split("\n").length - 1 };
}

/**
 * The problems of headings: no number, a wrong number, a repeated title, or no text below. The caller reports
 * only the first problem, because one wrong number makes all later ones wrong.
 */
function* headingSlips(pieces: readonly Piece[]): Generator<Slip> {
  const titles = new Set<string>();
  let [chapter, part] = [0, 0];
  for (const [index, { type, depth, line, source }] of pieces.entries()) {
    if (type !== "heading") continue;
    [chapter, part] = depth === 2 ? [chapter + 1, 0] : [chapter, part + 1];
    const number = part === 0 ? `${chapter}. ` : `${chapter}.${part} `;
    const [mark = "", title = ""] = source.split(/(?<=^#+)\s+/);
    const isNumber = title.startsWith(number) || (part > 0 && !/^\d/.test(title));
    if (part === 0 && titles.has(title)) yield problemAt("chapter-twice", line, { title });
    else if (!isNumber) yield problemAt("chapter-number", line, { mark, number });
    titles.add(title);
    if ((pieces[index + 1]?.depth ?? (pieces[index + 1] ? 3 : 2)) === 2)
      yield problemAt("empty-chapter", line);
  }
  if (chapter === 0) yield problemAt("no-chapters", 1);
}

/**
 * Matches a reference to a chapter of the same document, „Secțiunea 5”, but no reference to a chapter of a
 * law.
 */
const REFERENCE =
  /(?:secțiun|capitol)\p{L}* (\d+)(?![^.]*(?:lege|regulament|cod(?:ul)?(?!\p{L})|ordin|din \[))/giu;

/** References to chapters that do not exist. */
function* referenceSlips(body: string): Generator<Slip> {
  const chapters = body.match(/^## /gm)?.length ?? 0;
  for (const { 0: excerpt, 1: number, index } of body.matchAll(REFERENCE))
    if (Number(number) > chapters)
      yield problemAt("no-such-chapter", body.slice(0, index).split("\n").length, { excerpt, chapters });
}

/** The problems in the body of a legal document, with lines of the body. */
const bodySlips = memoize((body): readonly Slip[] => {
  const { children = [] } = piece(markdownToMdast(body), body);
  const slips = children.flatMap((part) => [...slipsIn(part).take(1)]);
  return slips.length > 0 ? slips : [...headingSlips(children).take(1), ...referenceSlips(body)];
});

/** The problems of all legal documents, with the lines of their files. */
export function legalProblems({ legal }: Content, { files, today }: Context): Finding[] {
  const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return legal.flatMap(({ slug, body, version }): Finding[] => {
    const file = contentPath("legal", slug);
    const text = files.get(file) ?? "";
    const above = text.slice(0, text.length - body.length).split("\n").length - 1;
    return [
      ...bodySlips(body).map((slip) => ({ ...slip, file, path: ["body"], line: above + slip.line })),
      ...(version > nextYear ? [finding("future-version", file, ["version"])] : []),
    ];
  });
}
