import { markdownToMdast } from "satteri";
import { type Content, contentPath } from "./files.ts";
import type { Problem } from "./problem.ts";
import type { SourceFiles } from "./read.ts";
import { LEFTOVERS, withoutTokens } from "./text-slips.ts";

/** What a legal document must not hold: HTML, which a page would run, and forms of Markdown that no page shows. */

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
  footnoteDefinition: "are o notă de subsol; scrieți textul la locul lui",
};

const OTHER =
  "folosește o formă pe care pagina nu o arată; scrieți paragrafe, liste și titluri cu ## sau ###";

/** What a page shows. HTML is found by its letters (LEFTOVERS), with everything else that is no Markdown. */
const SHOWN: ReadonlySet<string> = new Set(
  "root paragraph text heading list listItem link strong emphasis break html footnoteReference".split(" "),
);

/** Markup by half, in what Markdown takes for plain text. */
const HALF: readonly (readonly [sign: RegExp, remedy: string])[] = [
  [/\]\s*\(|\(\/[a-z]/, `are o legătură scrisă pe jumătate; ${PLAIN_LINK}`],
  [/\*\*/, "are o îngroșare scrisă pe jumătate; scrieți **textul**, fără spații lângă steluțe"],
];

interface Node {
  readonly type: string;
  readonly depth?: number;
  readonly title?: string | null;
  readonly value?: string;
  readonly children?: readonly Node[];
  readonly position?: { readonly start: { readonly line: number } };
}

function remedyFor({ type, depth, title, value = "" }: Node): string | undefined {
  if (!SHOWN.has(type)) return REFUSED[type] ?? OTHER;
  if (type === "heading" && depth === 1) return "este al doilea titlu mare al paginii; scrieți-l cu ##";
  if (type === "heading" && depth !== 2 && depth !== 3) return "este un titlu prea mic; scrieți-l cu ###";
  if (type === "link" && title != null) return `are o legătură cu titlu între ghilimele; ${PLAIN_LINK}`;
  if (type === "text") return HALF.find(([sign]) => sign.test(value))?.[1];
  return undefined;
}

function slipsIn(node: Node, line = 1): { line: number; remedy: string }[] {
  const here = node.position?.start.line ?? line;
  const remedy = remedyFor(node);
  if (remedy) return [{ line: here, remedy }];
  return (node.children ?? []).flatMap((child) => slipsIn(child, here));
}

/** Slips of every legal document, with their lines in the file. */
export function markdownProblems({ legal }: Pick<Content, "legal">, files: SourceFiles): Problem[] {
  return legal.flatMap(({ slug, body }) => {
    const file = contentPath("legal", slug);
    const text = files.get(file) ?? "";
    const above = text.slice(0, text.length - body.length).split("\n").length - 1;
    const leftovers = body.split("\n").flatMap((content, index) => {
      const slip = LEFTOVERS.find(([sign]) => sign.test(withoutTokens(content)));
      return slip ? [{ line: index + 1, remedy: slip[1] }] : [];
    });
    const told = new Set(leftovers.map(({ line }) => line));
    const others = slipsIn(markdownToMdast(body) as Node).filter(({ line }) => !told.has(line));
    return [...leftovers, ...others].map((slip) => ({
      file,
      path: ["body"],
      line: above + slip.line,
      remedy: slip.remedy,
    }));
  });
}
