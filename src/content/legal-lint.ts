import { type Content, contentPath } from "./files.ts";
import { type Finding, finding, firstIn, type Patterns, type Surroundings } from "./problem.ts";
import { richSignIn } from "./signs.ts";
import { type Slip, slip } from "./yaml-lint.ts";

/** A legal document by permission: numbered chapters with a text each, paragraphs, lists, emphasis, links. */

/** What blank lines, headings and rows of lists part; `mark` is what a row or a heading begins with. */
interface Block {
  /** Of the body, from 1. */
  readonly line: number;
  readonly mark: string;
  readonly lines: string[];
}

const isRow = (block?: Block) => /^[-*+\d]/.test(block?.mark ?? "");
const isNumbered = (block?: Block) => /^\d/.test(block?.mark ?? "");

function blocksOf(body: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const [index, text] of body.split("\n").entries()) {
    // Far from the left a row is a row of the list in another row, or a piece of code.
    const margin = isRow(blocks.at(-1)) ? "*" : "{0,3}";
    const [, mark = ""] = new RegExp(`^ ${margin}(#+|[-*+]|\\d+[.)])\\s+`).exec(text) ?? [];
    if (isOpen && text.trim() && !mark) blocks.at(-1)?.lines.push(text);
    else if (text.trim()) blocks.push({ line: index + 1, mark, lines: [text] });
    isOpen = text.trim() !== "" && !mark.startsWith("#");
  }
  return blocks;
}

/** What Markdown knows and a page does not show, by the lines that have it. */
const REFUSED: Patterns = {
  "big-title": /^#\s/,
  "small-title": /^#{4,}\s/,
  rule: /^\s*(?:[-_*=]\s*)+$/,
  code: /^ *(?:```|~~~)|^ {4}|^\t/,
  "code-words": /`[^`]+`/,
  struck: /~~.+~~/,
  quote: /^\s*>/,
  table: /^\s*\|/,
  checkbox: /^[-*+] +\[[ x]\] /i,
  footnote: /^\[\^[^\]]*\]:/,
  "link-elsewhere": /^\[[^\]]*\]:/,
  "link-title": /\]\([^)\s]+\s+["'(]/,
  image: /!\[.*\]\(/,
  "no-https": /(?<![\p{L}\d/.[])www\.|http:\/\/[\w-]+\.\w/u,
};

/** Links that are their own address, and emphasis with one star, which Markdown shows as they are meant. */
const shown = (text: string) =>
  text
    .replaceAll(/<(https:\/\/[^\s>]+|[\w.+-]+@[\w.-]+)>/g, "$1")
    .replaceAll(/(?<!\*)\*([^\s*][^*]*)\*(?!\*)/g, "$1");

/** What is wrong in a block, the surest first. */
function* slipsIn(block: Block, before?: Block, after?: Block): Generator<Slip> {
  const { line, mark, lines } = block;
  const isFirst = Number.parseInt(mark, 10) === 1 && isNumbered(after);
  if (isNumbered(block) && !isFirst && !isNumbered(before)) {
    const remedy =
      "începe ca o listă numerotată, dar nu este una; scrieți rândul cu liniuță, sau lista de la „1.”";
    yield { rule: "no-numbered-list", line, remedy };
  }
  for (const [index, text] of lines.entries()) {
    const refused = firstIn(REFUSED, isRow(before) || isRow(block) || index > 0 ? text.trimStart() : text);
    if (refused) yield { ...refused, line: line + index };
    if (isRow(block) && index > 0 && /^\S/.test(text)) yield slip("lost-dash", line + index);
  }
  const text = shown(lines.join("\n").trimStart().slice(mark.length));
  const found = richSignIn(text.trim());
  const above = found?.sign ? text.slice(0, text.indexOf(found.sign)) : "";
  if (found) yield { ...found, line: line + above.split("\n").length - 1 };
}

/** Headings without number, out of order, without text. One number too many or too few moves all that follow it. */
function* headingSlips(blocks: readonly Block[]): Generator<Slip> {
  let [chapter, part] = [0, 0];
  for (const [index, { line, mark, lines }] of blocks.entries()) {
    if (!mark.startsWith("#")) continue;
    [chapter, part] = mark === "##" ? [chapter + 1, 0] : [chapter, part + 1];
    const number = part === 0 ? `${chapter}. ` : `${chapter}.${part} `;
    const title = lines.join().slice(mark.length).trimStart();
    const remedy = `capitolele se numără pe rând; titlul acesta începe cu „${mark} ${number}”`;
    const known = blocks
      .slice(0, index)
      .find((other) => other.mark === mark && other.lines.join() === lines.join());
    if (known && part === 0) {
      yield slip("chapter-twice", line, { title });
      continue;
    }
    const isNumber = title.startsWith(number) || (part > 0 && !/^\d/.test(title));
    if (!isNumber) yield { rule: "chapter-number", line, remedy };
    const empty = "capitolul nu are text; scrieți-l sub titlu, sau ștergeți titlul";
    if ((blocks[index + 1]?.mark ?? "##") === "##") yield { rule: "empty-chapter", line, remedy: empty };
  }
  const remedy = "textul documentului lipsește; are capitole, fiecare cu titlu (## 1. Titlul) și text";
  if (chapter === 0) yield { rule: "no-chapters", line: 1, remedy };
}

/** References to chapters of the same document that are not there; a law has its own. */
function* referenceSlips(blocks: readonly Block[]): Generator<Slip> {
  const chapters = blocks.filter(({ mark }) => mark === "##").length;
  for (const { line, lines } of blocks)
    for (const [sign, number] of lines
      .join("\n")
      .matchAll(
        /(?:secțiun|capitol)\p{L}* (\d+)(?![^.]*(?:lege|regulament|cod(?:ul)?(?!\p{L})|ordin|din \[))/giu,
      ))
      if (Number(number) > chapters) yield slip("no-such-chapter", line, { sign, chapters });
}

/** What is wrong in legal documents, with lines. */
export function legalProblems({ legal }: Content, { files, today }: Surroundings): Finding[] {
  const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return legal.flatMap(({ slug, body, version }): Finding[] => {
    const file = contentPath("legal", slug);
    const text = files.get(file) ?? "";
    const above = text.slice(0, text.length - body.length).split("\n").length - 1;
    const blocks = blocksOf(body);
    const signs = blocks.flatMap((block, index) => [
      ...slipsIn(block, blocks[index - 1], blocks[index + 1]).take(1),
    ]);
    const found = signs.length > 0 ? signs : [...headingSlips(blocks).take(1), ...referenceSlips(blocks)];
    const remedy = "este la mai mult de un an de azi; scrieți ziua de când se aplică textul";
    return [
      ...found.map((slip) => ({ ...slip, file, path: ["body"], line: above + slip.line })),
      ...(version > nextYear ? [finding("future-version", file, ["version"], remedy)] : []),
    ];
  });
}
