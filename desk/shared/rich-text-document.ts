import MarkdownIt from "markdown-it";
import { MarkdownParser, MarkdownSerializer } from "prosemirror-markdown";
import { type DOMOutputSpec, type MarkSpec, type Node, type NodeSpec, Schema } from "prosemirror-model";

/**
 * Converts texts with markup to documents of the editor (ProseMirror), and back. The schema allows exactly
 * what the content check allows, so that neither typing nor pasting can produce anything else.
 */

/**
 * The kind of a field, and the type of its document. `rich` allows text, tokens, bold text and links, in one
 * paragraph. `markdown` also allows several paragraphs, headings and lists.
 */
export type RichKind = "rich" | "markdown";

/** Matches a token `{{…}}`; the first group is its name. */
const TOKEN_IN_TEXT = /\{\{\s*([^{}]*?)\s*\}\}/y;

/**
 * Attribute of a token's element; its value is the name of the token. The editor uses it to recognise a token
 * in pasted HTML.
 */
export const TOKEN_ATTRIBUTE = "data-value";

/**
 * Matches addresses that the content check accepts: pages of the site, other sites, phone numbers and e-mail
 * addresses.
 */
const LINK_ADDRESS = /^(?:\/[^/\s]|\/$|https:\/\/|tel:|mailto:)/;

const block = (tag: string, content: string): NodeSpec => ({
  content,
  group: "block",
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
});

const NODES = {
  rich: { content: "paragraph" },
  markdown: { content: "block+" },
  paragraph: block("p", "inline*"),
  text: { group: "inline" },
  value: {
    inline: true,
    atom: true,
    // A token cannot be selected as a node, because the next keystroke would replace it.
    selectable: false,
    group: "inline",
    attrs: { name: { validate: "string" } },
    parseDOM: [
      {
        tag: `[${TOKEN_ATTRIBUTE}]`,
        getAttrs: (element) => ({ name: element.getAttribute(TOKEN_ATTRIBUTE) }),
      },
    ],
    toDOM: ({ attrs }) => ["span", { [TOKEN_ATTRIBUTE]: attrs.name }, `{{${attrs.name}}}`],
  },
  // Pasted headings of any level become one of the two allowed levels.
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
    parseDOM: [
      // Word writes the items of a list as paragraphs with this style, with the bullet or number as text.
      { tag: '[style*="mso-list:Ignore"]', ignore: true },
      { tag: "p[style*=mso-list]", priority: 60 },
      { tag: "li" },
    ],
    toDOM: () => ["li", 0],
  },
} satisfies Record<string, NodeSpec>;

const MARKS = {
  // A link removes bold from its text, and bold cannot be added to a link, because the site cannot show a
  // link in bold.
  link: {
    attrs: { href: { validate: "string" } },
    inclusive: false,
    excludes: "link strong",
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (element) => {
          const href = element.getAttribute("href") ?? "";
          return LINK_ADDRESS.test(href) && { href };
        },
      },
    ],
    toDOM: ({ attrs: { href } }): DOMOutputSpec => ["a", { href, title: href }, 0],
  },
  strong: {
    parseDOM: [
      // Google Docs wraps everything that it copies in a `<b>` that is not bold.
      { tag: 'b[style^="font-weight:normal"]', skip: true },
      { tag: "b" },
      { tag: "strong" },
      { tag: 'span[style*="font-weight:bold"], span[style*="font-weight:700"]' },
    ],
    toDOM: () => ["strong", 0],
  },
} satisfies Record<string, MarkSpec>;

/** The ProseMirror schema of both kinds. */
export const RICH_SCHEMA = new Schema({ nodes: NODES, marks: MARKS, topNode: "markdown" });

/**
 * Creates a Markdown parser for one kind of rich text. Markup that this kind does not allow stays plain text.
 */
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
  if (kind === "markdown") markdown.enable(["heading", "list"]);
  markdown.inline.ruler.enableOnly(["text", "newline", "value", "emphasis", "link"]);
  markdown.inline.ruler2.enableOnly(["balance_pairs", "emphasis", "fragments_join"]);
  return markdown;
}

const parserOf = (kind: RichKind) =>
  new MarkdownParser(RICH_SCHEMA, markdownOf(kind), {
    paragraph: { block: "paragraph" },
    value: { node: "value", getAttrs: ({ content }) => ({ name: content }) },
    strong: { mark: "strong" },
    // Emphasis with one asterisk loses its asterisks, because the content does not use it and the editor
    // cannot show it.
    em: { ignore: true },
    link: { mark: "link", getAttrs: (token) => ({ href: token.attrGet("href") }) },
    heading: { block: "heading", getAttrs: ({ tag }) => ({ level: Number(tag.slice(1)) }) },
    bullet_list: { block: "bullet_list" },
    ordered_list: { block: "ordered_list" },
    list_item: { block: "list_item" },
  });

const PARSERS = { rich: parserOf("rich"), markdown: parserOf("markdown") };

/**
 * Converts editor documents to Markdown. Characters are not escaped, because the content check rejects every
 * character that would have to be escaped.
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

/**
 * Converts a text from a file to an editor document; markup that the kind does not allow stays plain text.
 */
export function parseRich(text: string, kind: RichKind) {
  const plain = kind === "markdown" ? text.replaceAll(/ +$/gm, "") : text.replaceAll(/[ \t\r\n]+/g, " ");
  return RICH_SCHEMA.node(kind, null, PARSERS[kind].parse(plain).content);
}

/** Converts an editor document to Markdown, with one line per block and no spaces at the ends of lines. */
const serialized = (doc: Node) => SERIALIZER.serialize(doc, { tightLists: true }).replaceAll(/ +$/gm, "");

/**
 * Converts an edited document to the text for its file. If the document has not changed, the text stays as it is.
 * @param own the previous text in the file; the empty lines around it are kept
 */
export function writeRich(own: string, doc: Node, kind: RichKind): string {
  const now = serialized(doc);
  if (serialized(parseRich(own, kind)) === now) return own;
  const [, start = "", end = ""] = /^(\s*).*?(\s*)$/s.exec(own) ?? [];
  return kind === "markdown" ? start + now + end : now;
}
