import { type Document, parseDocument, visit, type YAMLError } from "yaml";

/** What YAML makes of a text that its author meant as a text: told by name instead of the parser's English. */

/** A complaint and the line of the text that it is about, from 1. */
interface Slip {
  readonly line: number;
  readonly remedy: string;
}

const QUOTED = "puneți tot textul între ghilimele";
const startsWith = (sign: string) =>
  `textul începe cu „${sign}”, un semn cu alt înțeles în acest fișier; ${QUOTED}`;

/** The value of a line: what follows `name:` or the dashes of a list. */
const VALUE = /^\s*(?:- +)*(?:[\w-]+:(?: +|$))?(.*)$/;

/** A quotation mark that its line does not close. */
const OPEN_QUOTE = /^(?:"[^"]*|'[^']*)$/;

/** What the value of a line that cannot be read begins with, or holds. */
const VALUES: readonly (readonly [sign: RegExp, remedy: (sign: string) => string])[] = [
  [OPEN_QUOTE, () => "ghilimelele deschise aici nu se închid; puneți-le și la sfârșit"],
  [
    /^["']/,
    () =>
      `după ghilimelele care se închid mai este text; scrieți în text „ ” în loc de " " sau ${QUOTED} simple ' '`,
  ],
  [/^[[*@%?>{|&!,\]}`-]/, startsWith],
  [/:(?: |$)/, () => `textul conține două puncte urmate de spațiu; ${QUOTED}`],
];

const SPACES =
  "spațiile de la început nu se potrivesc cu rândurile vecine; câmpurile de același fel încep la aceeași distanță";

/** Complaints whose cause is certain. */
const CERTAIN: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: "același câmp apare de două ori; ștergeți unul",
  MULTIPLE_DOCS: "un rând cu --- sau ... taie fișierul în două; ștergeți-l",
  BAD_DQ_ESCAPE: "între ghilimele, semnul \\ are alt înțeles; ștergeți-l sau scrieți \\\\",
};

/** Complaints that mean a wrong distance from the left, where the line shows nothing else. */
const DISTANCE = new Set(["BAD_INDENT", "BLOCK_AS_IMPLICIT_KEY", "MULTILINE_IMPLICIT_KEY"]);

const NO_COLON =
  "rândul nu are forma „câmp: valoare”; puneți două puncte urmate de spațiu, sau mutați-l sub începutul textului de care ține";

const UNREADABLE = "nu se poate citi; verificați spațiile de la început, cele două puncte și ghilimelele";

const TOO_MANY = "repetă prea multe liste prin & și *; scrieți-le întregi";

/** The parser's first complaint, in plain words. */
function explained(error: YAMLError, text: string): Slip {
  const lines = text.split("\n");
  const line = error.linePos?.[0].line ?? lines.length;
  const certain = CERTAIN[error.code];
  if (certain) return { line, remedy: certain };
  const valueAt = (index: number) => VALUE.exec(lines[index] ?? "")?.[1]?.trimEnd() ?? "";
  // An open quotation mark takes in the lines below it, and the complaint is about one of those.
  for (let index = Math.min(line, lines.length) - 1; index >= 0; index--) {
    if (OPEN_QUOTE.test(valueAt(index))) return { line: index + 1, remedy: VALUES[0]?.[1]("") ?? "" };
    if (valueAt(index).startsWith('"')) break;
  }
  const value = valueAt(line - 1);
  const slip = VALUES.find(([sign]) => sign.test(value));
  if (slip) return { line, remedy: slip[1](value[0] ?? "") };
  if (!/:( |$)/.test(lines[line - 1] ?? "")) return { line, remedy: NO_COLON };
  return { line, remedy: DISTANCE.has(error.code) ? SPACES : UNREADABLE };
}

/** What the parser takes without complaint although a part of the text is lost. */
function losses(document: Document, text: string): Slip[] {
  const found: Slip[] = [];
  const add = (offset: number, remedy: string) =>
    found.push({ line: text.slice(0, offset).split("\n").length, remedy });
  for (const { pos } of document.warnings) add(pos[0], startsWith("!"));
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document)) add(alias.range?.[0] ?? 0, startsWith(`*${alias.source}`));
    },
    Scalar(_, node) {
      const [start, end] = node.range ?? [0, 0];
      if (node.anchor) add(start, startsWith(`&${node.anchor}`));
      if (node.type?.startsWith("BLOCK")) return;
      if (/^[ \t]+#/.test(text.slice(end))) {
        add(
          end,
          `ce urmează după „#” nu apare pe pagină; ${QUOTED}, sau mutați explicația pe un rând al ei, care începe cu #`,
        );
      }
    },
  });
  return found;
}

/** The values of a YAML text, or what is wrong with it. */
export function readYaml(text: string): { readonly slips: readonly Slip[]; readonly values?: unknown } {
  // YAML 1.2 has no dates of its own; a day without quotes is told apart from a text, and asked for in quotes.
  const document = parseDocument(text, { prettyErrors: true, customTags: ["timestamp"], logLevel: "error" });
  const [error] = document.errors;
  const slips = error ? [explained(error, text)] : losses(document, text);
  if (slips.length > 0) return { slips };
  try {
    return { slips, values: document.toJS() };
  } catch {
    return { slips: [{ line: 1, remedy: TOO_MANY }] };
  }
}
