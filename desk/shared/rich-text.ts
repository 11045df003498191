import MarkdownIt from "markdown-it";
import { MarkdownParser, MarkdownSerializer } from "prosemirror-markdown";
import { type DOMOutputSpec, type MarkSpec, type Node, type NodeSpec, Schema } from "prosemirror-model";
import { keepLines } from "./lines.ts";

/**
 * Converts texts with markup to documents of the editor (ProseMirror), and back. The schema allows exactly what the
 * content check allows, so that neither typing nor pasting can produce anything else.
 */

/**
 * `plain` allows only tokens; `rich` also bold text and links, in one paragraph; `document` also headings and lists.
 */
export type RichKind = "plain" | "rich" | "document";

/** Matches a token `{{…}}`; the first group is its name. */
const TOKEN_IN_TEXT = /\{\{\s*([^{}]*?)\s*\}\}/y;

/** Attribute of the element of a token; with it a copied token stays a token. */
export const VALUE = "data-value";

/**
 * Attribute of the element of a link. It is not `href`, so that a click places the cursor and does not follow the link.
 */
const LINK_MARK = "data-link";

/**
 * Matches addresses that the content check accepts: pages of the site, other sites, phone numbers and e-mail addresses.
 */
const LINK_ADDRESS = /^(?:\/[^/\s]|\/$|https:\/\/|tel:|mailto:)/;

const block = (tag: string, content: string): NodeSpec => ({
  content,
  group: "block",
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
});

const NODES: Record<string, NodeSpec> = {
  paragraph: block("p", "inline*"),
  text: { group: "inline" },
  value: {
    inline: true,
    atom: true,
    // Not selectable: the next keystroke would replace a selected token.
    selectable: false,
    group: "inline",
    attrs: { name: { validate: "string" } },
    parseDOM: [{ tag: `[${VALUE}]`, getAttrs: (element) => ({ name: element.getAttribute(VALUE) }) }],
    toDOM: ({ attrs }) => ["span", { [VALUE]: attrs.name }, `{{${attrs.name}}}`],
  },
};

/** Nodes of legal documents, which have two levels of headings. */
const BLOCKS: Record<string, NodeSpec> = {
  heading: {
    ...block("h2", "inline*"),
    attrs: { level: { default: 2, validate: "number" } },
    defining: true,
    marks: "",
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level < 3 ? 2 : 3 } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  bullet_list: block("ul", "list_item+"),
  ordered_list: block("ol", "list_item+"),
  list_item: {
    content: "paragraph block*",
    defining: true,
    parseDOM: [{ tag: "li" }],
    toDOM: () => ["li", 0],
  },
};

const MARKS: Record<string, MarkSpec> = {
  // A link removes bold from its text, and bold excludes links: the site cannot show a link in bold.
  link: {
    attrs: { href: { validate: "string" } },
    inclusive: false,
    excludes: "link strong",
    parseDOM: [LINK_MARK, "href"].map((name) => ({
      tag: `a[${name}]`,
      getAttrs: (element) => {
        const href = element.getAttribute(name) ?? "";
        return LINK_ADDRESS.test(href) && { href };
      },
    })),
    toDOM: ({ attrs }): DOMOutputSpec => ["a", { [LINK_MARK]: attrs.href, title: attrs.href }, 0],
  },
  strong: {
    parseDOM: [{ tag: "b" }, { tag: "strong" }],
    toDOM: () => ["strong", 0],
  },
};

const schemaOf = (kind: RichKind) =>
  new Schema({
    nodes: {
      doc: { content: kind === "document" ? "block+" : "paragraph" },
      ...NODES,
      ...(kind === "document" && BLOCKS),
    },
    marks: kind === "plain" ? {} : MARKS,
  });

/** A Markdown parser for the markup of a kind; everything else stays text. */
function markdownOf(kind: RichKind) {
  const markdown = new MarkdownIt("zero");
  markdown.normalizeLink = (address) => address;
  markdown.inline.ruler.push("value", (state, silent) => {
    TOKEN_IN_TEXT.lastIndex = state.pos;
    const [written, name] = TOKEN_IN_TEXT.exec(state.src) ?? [];
    if (written === undefined) return false;
    if (!silent) state.push("value", "", 0).content = name ?? "";
    state.pos += written.length;
    return true;
  });
  if (kind === "document") markdown.enable(["heading", "list"]);
  const isMarked = kind !== "plain";
  markdown.inline.ruler.enableOnly(["text", "newline", "value", ...(isMarked ? ["emphasis", "link"] : [])]);
  markdown.inline.ruler2.enableOnly(
    isMarked ? ["balance_pairs", "emphasis", "fragments_join"] : ["fragments_join"],
  );
  return markdown;
}

const parserOf = (kind: RichKind) =>
  new MarkdownParser(schemaOf(kind), markdownOf(kind), {
    paragraph: { block: "paragraph" },
    value: { node: "value", getAttrs: ({ content }) => ({ name: content }) },
    ...(kind !== "plain" && {
      strong: { mark: "strong" },
      // Emphasis with one asterisk is not used in the content, and no button of the editor creates it.
      em: { ignore: true },
      link: { mark: "link", getAttrs: (token) => ({ href: token.attrGet("href") }) },
    }),
    ...(kind === "document" && {
      heading: { block: "heading", getAttrs: ({ tag }) => ({ level: Number(tag.slice(1)) }) },
      bullet_list: { block: "bullet_list" },
      ordered_list: { block: "ordered_list" },
      list_item: { block: "list_item" },
    }),
  });

const PARSERS = { plain: parserOf("plain"), rich: parserOf("rich"), document: parserOf("document") };

/**
 * Converts documents to Markdown. Nothing is escaped, because the content check rejects every character that would need
 * it.
 */
const SERIALIZER = new MarkdownSerializer(
  {
    paragraph(state, node) {
      state.renderInline(node);
      state.closeBlock(node);
    },
    heading(state, node) {
      state.write(`${"#".repeat(node.attrs.level)} `);
      state.renderInline(node);
      state.closeBlock(node);
    },
    bullet_list: (state, node) => state.renderList(node, "  ", () => "- "),
    ordered_list: (state, node) => state.renderList(node, "   ", (index) => `${index + 1}. `),
    list_item: (state, node) => state.renderContent(node),
    value: (state, { attrs }) => state.write(`{{${attrs.name}}}`),
    text: (state, { text = "" }, _, index) => state.text(index === 0 ? text.trimStart() : text, false),
  },
  {
    strong: { open: "**", close: "**", expelEnclosingWhitespace: true },
    link: { open: "[", close: (_, { attrs }) => `](${attrs.href})`, expelEnclosingWhitespace: true },
  },
);

/** The ProseMirror schema of a kind. */
export const richSchema = (kind: RichKind) => PARSERS[kind].schema;

/** Converts the text of a file to a document of the editor; markup that the kind does not allow stays text. */
export const parseRich = (text: string, kind: RichKind): Node =>
  PARSERS[kind].parse(
    kind === "document" ? text.replaceAll(/ +$/gm, "") : text.replaceAll(/[ \t\r\n]+/g, " "),
  );

/** A document as text in the serialiser's layout: one line per block, no spaces at the ends of lines. */
const serialized = (doc: Node) => SERIALIZER.serialize(doc, { tightLists: true }).replaceAll(/ +$/gm, "");

/**
 * Converts an edited document to the text of its file. Unchanged blocks keep their line breaks and characters.
 * @param own the previous text
 */
export function writeRich(own: string, doc: Node, kind: RichKind): string {
  const [, start = "", text = "", end = ""] = /^(\s*)(.*?)(\s*)$/s.exec(own.replaceAll("\r\n", "\n")) ?? [];
  const [old, now] = [serialized(parseRich(text, kind)), serialized(doc)];
  if (old === now) return own;
  const merged = keepLines(text, old, now);
  const core = serialized(parseRich(merged, kind)) === now ? merged : now;
  const written = kind === "document" ? start + core + end : core;
  return own.includes("\r\n") ? written.replaceAll("\n", "\r\n") : written;
}
