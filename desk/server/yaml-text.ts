import { Document, isScalar, Scalar, stringify, visit } from "yaml";

/** How new values are written, in the manner of the content files. */

/** Longest line of a paragraph, in characters. */
const WIDTH = 112;

interface Style {
  /** How the old value was written; undefined for a new one. */
  readonly type?: Scalar.Type | undefined;
  /** Column of the name before the value. */
  readonly indent: number;
  /** Longest line. */
  readonly width: number;
}

/** A number or day typed as text goes between quotes, as people are told to write it. */
const needsQuotes = (value: unknown) => typeof value === "string" && /^[\d+-]/.test(value);

function withStyle(document: Document, width: number): string {
  visit(document, {
    Scalar(place, node) {
      if (place === "key" || typeof node.value !== "string" || node.type) return;
      if (needsQuotes(node.value)) node.type = Scalar.QUOTE_DOUBLE;
      else if (node.value.length > width - 20 && !node.value.includes("\n")) node.type = Scalar.BLOCK_FOLDED;
    },
  });
  return document.toString({ lineWidth: width, flowCollectionPadding: true });
}

const shifted = (text: string, indent: number) =>
  text.replaceAll(/^(?=.)/gm, " ".repeat(indent)).replaceAll(/^ +$/gm, "");

/** A group or list as lines of its own, each indented. */
export function blockText(value: unknown, indent: number): string {
  return shifted(withStyle(new Document(value, { customTags: ["timestamp"] }), WIDTH - indent), indent);
}

/** A single value after its name; a long one in the lines below. */
export function scalarText(value: unknown, { type, indent, width }: Style): string {
  const document = new Document({ k: value }, { customTags: ["timestamp"] });
  const node = document.get("k", true);
  const isOneLine = type === Scalar.PLAIN || type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE;
  if (isScalar(node) && typeof value === "string" && type) {
    // A paragraph that grew too long for its line is folded, as its neighbours are.
    if (!(isOneLine && value.length > width && !value.includes("\n"))) node.type = type;
    if (type === Scalar.PLAIN && needsQuotes(value)) node.type = Scalar.QUOTE_DOUBLE;
  }
  const isFolded = isScalar(node) && node.type === Scalar.BLOCK_FOLDED;
  const lineWidth = isOneLine && !isFolded ? 0 : width - indent;
  const text = lineWidth === 0 ? document.toString({ lineWidth }) : withStyle(document, lineWidth);
  const [first = "", ...rest] = text.trimEnd().slice("k: ".length).split("\n");
  return [first, ...rest.map((line) => (line ? " ".repeat(indent) + line : line))].join("\n");
}

/** One paragraph, which folded lines can hold as it is. */
export const isPlainParagraph = (text: string) => /^\S+( \S+)*$/.test(text);

/**
 * A folded paragraph with another text: lines before and after the change stay as they were broken.
 * @param source the paragraph with its sign `>-`
 */
export function changedParagraph(source: string, wanted: string): string {
  const [sign = "", ...lines] = source.split(/\r?\n/);
  const indent = /^ */.exec(lines[0] ?? "")?.[0] ?? "";
  const head: string[] = [];
  const tail: string[] = [];
  let rest = lines.map((line) => line.trim());
  let words = wanted;
  while (rest[0] && words.startsWith(`${rest[0]} `)) {
    words = words.slice(rest[0].length + 1);
    head.push(rest[0]);
    rest = rest.slice(1);
  }
  for (let line = rest.at(-1); line && words.endsWith(` ${line}`); line = rest.at(-1)) {
    words = words.slice(0, -line.length - 1);
    tail.unshift(line);
    rest = rest.slice(0, -1);
  }
  return [
    sign,
    ...[...head, ...wrapped(words, WIDTH - indent.length), ...tail].map((line) => indent + line),
  ].join("\n");
}

function wrapped(words: string, width: number): string[] {
  // A line that grew by a word or two is left whole: one line changed, not two.
  if (words.length <= width + 12) return [words];
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A value on one line, inside brackets or braces. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(", ")}]`;
  const text = stringify([value], { collectionStyle: "flow", lineWidth: 0, customTags: ["timestamp"] });
  return text.trim().slice(1, -1).trim();
}
