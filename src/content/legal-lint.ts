import { markdownToMdast } from "satteri";
import { type Content, contentPath } from "./files.ts";
import { chapterAnchor } from "./legal-document.ts";
import type { Finding, Surroundings } from "./problem.ts";
import { signIn } from "./signs.ts";
import { LOST_DASH } from "./yaml-lint.ts";

/**
 * A legal document by permission: numbered chapters with a text each, paragraphs, lists, emphasis, links; in their
 * texts the signs that every text may hold. HTML, which a page would run, is no such sign.
 */

interface Node {
  readonly type: string;
  readonly depth?: number;
  readonly ordered?: boolean;
  readonly start?: number;
  readonly checked?: boolean | null;
  readonly title?: string | null;
  readonly url?: string;
  readonly value?: string;
  readonly children?: readonly Node[];
  readonly position?: Readonly<Record<"start" | "end", { readonly line: number }>>;
}

interface Slip {
  readonly line: number;
  readonly remedy: string;
}

const PLAIN_LINK = "scrieți [textul](/pagina), fără spații și fără titlu";

/** Remedies by the type of Markdown's syntax tree. */
const REFUSED: Readonly<Record<string, string>> = {
  definition: `are adresa unei legături pe un rând al ei; ${PLAIN_LINK}`,
  linkReference: `are o legătură cu adresa în alt loc; ${PLAIN_LINK}`,
  image: "are o imagine; documentele legale au doar text",
  code: "începe cu patru spații sau cu ```, și ar apărea ca un cod; ștergeți-le",
  inlineCode: "are un text între ` `, care ar apărea ca un cod; scrieți-l simplu",
  blockquote: "începe cu >; ștergeți semnul",
  table: "are un tabel; scrieți o listă, cu câte o liniuță",
  delete: "are un text tăiat cu ~~; ștergeți semnele",
  footnoteDefinition: "are o notă de subsol; scrieți textul la locul lui",
  footnoteReference: "are o notă de subsol; scrieți textul la locul lui",
};

const OTHER =
  "folosește o formă pe care pagina nu o arată; scrieți paragrafe, liste și titluri cu ## sau ###";

const SHOWN: ReadonlySet<string> = new Set(
  "root paragraph text heading list listItem link strong emphasis break html".split(" "),
);

const textOf = ({ value = "", children = [] }: Node): string => value + children.map(textOf).join("");

function remedyFor({ type, depth = 0, title, ordered, start = 1, checked, url = "", children = [] }: Node) {
  if (!SHOWN.has(type)) return REFUSED[type] ?? OTHER;
  if (type === "heading" && depth === 1) return "este al doilea titlu mare al paginii; scrieți-l cu ##";
  if (type === "heading" && depth > 3) return "este un titlu prea mic; scrieți-l cu ###";
  if (type === "link" && title != null) return `are o legătură cu titlu între ghilimele; ${PLAIN_LINK}`;
  if (url.startsWith("http:")) return "are o adresă fără https; scrieți [textul](https://adresa)";
  if (checked != null) return "are o căsuță [ ]; pagina nu are formulare, scrieți rândul fără ea";
  if (ordered && (start !== 1 || children.length < 2)) {
    return "începe ca o listă numerotată, dar nu este una; scrieți rândul cu liniuță, sau lista de la „1.”";
  }
  return undefined;
}

/** @param isStart whether a paragraph, a row or a heading begins with this node */
function slipsIn(node: Node, isStart = true, above = 1): Slip[] {
  const line = node.position?.start.line ?? above;
  const remedy = remedyFor(node);
  if (remedy) return [{ line, remedy }];
  if (node.value !== undefined) {
    return node.value.split("\n").flatMap((text, index) => {
      const sign = signIn(text.trim(), isStart || index > 0);
      return sign ? [{ line: line + index, remedy: sign.remedy }] : [];
    });
  }
  const isInline = ["paragraph", "heading", "strong", "emphasis", "link"].includes(node.type);
  return (node.children ?? []).flatMap((child, index) => {
    return slipsIn(child, isInline ? index === 0 && isStart : true, line);
  });
}

/** Lines that Markdown joins to the row of a list above them. */
const lostDashes = ({ type, children = [], position }: Node, lines: readonly string[]): Slip[] =>
  children.flatMap((child, index) => {
    const first = child.position?.start.line ?? 0;
    if (type !== "listItem" || index > 0 || child.type !== "paragraph") return lostDashes(child, lines);
    const last = position?.end.line ?? first;
    return lines.slice(first, last).flatMap((line, below) => {
      return /^\S/.test(line) && !/^[-*+] /.test(line)
        ? [{ line: first + below + 1, remedy: LOST_DASH }]
        : [];
    });
  });

const NO_CHAPTERS = "textul documentului lipsește; are capitole, fiecare cu titlu (## 1. Titlul) și text";

const NO_TEXT = "capitolul nu are text; scrieți-l sub titlu, sau ștergeți titlul";

/** Headings without number, out of order, without text. One number too many or too few moves all that follow it. */
function headingSlip({ children = [] }: Node): Slip[] {
  let [chapter, part] = [0, 0];
  for (const [index, heading] of children.entries()) {
    if (heading.type !== "heading") continue;
    const isChapter = heading.depth === 2;
    [chapter, part] = isChapter ? [chapter + 1, 0] : [chapter, part + 1];
    const number = isChapter ? `${chapter}. ` : `${chapter}.${part} `;
    const title = textOf(heading);
    const line = heading.position?.start.line ?? 1;
    if (!title.startsWith(number) && (isChapter || /^\d/.test(title))) {
      const start = `${"#".repeat(heading.depth ?? 2)} ${number}`;
      return [{ line, remedy: `capitolele se numără pe rând; titlul acesta începe cu „${start}”` }];
    }
    const next = children[index + 1];
    if (!next || (next.type === "heading" && next.depth === 2)) return [{ line, remedy: NO_TEXT }];
  }
  return chapter === 0 ? [{ line: 1, remedy: NO_CHAPTERS }] : [];
}

/** Anchors of a document's chapters. */
export const chapterAnchors = (body: string): string[] =>
  (body.match(/^## /gm) ?? []).map((_, index) => chapterAnchor(index));

/** What is wrong in legal documents, with lines. */
export function legalProblems({ legal }: Content, { files, today }: Surroundings): Finding[] {
  return legal.flatMap(({ slug, body, version }): Finding[] => {
    const file = contentPath("legal", slug);
    const text = files.get(file) ?? "";
    const above = text.slice(0, text.length - body.length).split("\n").length - 1;
    const root = markdownToMdast(body) as Node;
    // Markdown reads the codes of HTML, and its second sign for emphasis, before anybody sees them.
    const codes = body.split("\n").flatMap((line, index) => {
      const [code] = /&(?:[a-z][a-z\d]*|#\w+);|(?<![\p{L}\d/])_+(?=[^\s_])/iu.exec(line) ?? [];
      return code ? [{ line: index + 1, remedy: signIn(code)?.remedy ?? "" }] : [];
    });
    const coded = new Set(codes.map(({ line }) => line));
    const signs = [...slipsIn(root), ...lostDashes(root, body.split("\n"))].filter(
      ({ line, remedy }, index, all) =>
        !coded.has(line) && index === all.findIndex((slip) => slip.line === line && slip.remedy === remedy),
    );
    const chapters = signs.length === 0 ? headingSlip(root) : [];
    const future = "este în viitor; scrieți ziua de când se aplică textul";
    return [
      ...[...codes, ...signs, ...chapters].map(({ line, remedy }) => {
        return { file, path: ["body"], line: above + line, remedy };
      }),
      ...(version > today ? [{ file, path: ["version"], remedy: future }] : []),
    ];
  });
}
