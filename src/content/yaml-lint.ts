import { type Document, isMap, isPair, isScalar, parseDocument, visit, type YAMLError } from "yaml";

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

const OPEN = "ghilimelele deschise aici nu se închid; puneți-le și la sfârșit";

const has = (text: string, sign: string) => text.split(sign).length - 1;

/** What is wrong between the brackets of a short list or group on one line. */
function bracketSlip(value: string): string | undefined {
  if (!/^[[{]/.test(value)) return undefined;
  if (has(value, '"') % 2 === 1) return OPEN;
  for (const [open, close] of ["{}", "[]"] as unknown as [string, string][]) {
    const more = has(value, open) - has(value, close);
    if (more > 0) return `paranteza ${open} deschisă aici nu se închide; puneți ${close} la sfârșit`;
    if (more < 0) return `paranteza ${close} apare o dată în plus; ștergeți-o`;
  }
  if (/,\s*,/.test(value)) return "sunt două virgule una după alta; ștergeți una";
  if (/["\w] +\w+: /.test(value)) return "între două câmpuri din { } lipsește virgula";
  return undefined;
}

/** What a line that cannot be read looks like, the surest first. */
const LINES: readonly (readonly [sign: RegExp, remedy: string])[] = [
  [/^\s*-(?=[^\s\d-])/, "după liniuță lipsește un spațiu; rândul unei liste începe cu „- ”"],
  [
    /^\s*[–—•+·] /,
    "rândurile unei liste încep cu liniuța scurtă (-) și un spațiu; înlocuiți semnul de la început",
  ],
  [/^\s*\* /, "rândurile unei liste încep cu liniuță (-) și un spațiu; înlocuiți steluța"],
  [
    /: [>|][+-] +\S/,
    "după >- textul începe abia pe rândul următor, cu două spații mai la dreapta; mutați-l acolo",
  ],
];

/** What the value of a line that cannot be read begins with, or holds. */
const VALUES: readonly (readonly [sign: RegExp, remedy: (sign: string) => string])[] = [
  [OPEN_QUOTE, () => OPEN],
  [
    /^["']/,
    () =>
      `după ghilimelele care se închid mai este text; scrieți în text „ ” în loc de " " sau ${QUOTED} simple ' '`,
  ],
  [/^[[*@%?>{|&!,\]}`-]/, startsWith],
  [/:(?: |$)/, () => `textul conține două puncte urmate de spațiu; ${QUOTED}`],
];

const SPACES =
  "spațiile de la început nu se potrivesc cu rândurile vecine; câmpurile și rândurile de același fel încep la aceeași distanță";

/** Complaints whose cause is certain. */
const CERTAIN: Readonly<Record<string, string>> = {
  DUPLICATE_KEY:
    "același câmp apare de două ori; dacă aici începe un rând nou al listei, puneți o liniuță înaintea primului lui câmp, altfel ștergeți unul",
  MULTIPLE_DOCS: "un rând cu --- sau ... taie fișierul în două; ștergeți-l",
  BAD_DQ_ESCAPE: "între ghilimele, semnul \\ are alt înțeles; ștergeți-l sau scrieți \\\\",
};

/** Complaints that mean a wrong distance from the left, where the line shows nothing else. */
const DISTANCE = new Set(["BAD_INDENT", "BLOCK_AS_IMPLICIT_KEY", "MULTILINE_IMPLICIT_KEY"]);

const NO_COLON =
  "rândul nu are forma „câmp: valoare”; puneți două puncte urmate de spațiu, sau mutați-l sub începutul textului de care ține";

const UNREADABLE = "nu se poate citi; verificați spațiile de la început, cele două puncte și ghilimelele";

const TOO_MANY = "repetă prea multe liste prin & și *; scrieți-le întregi";

const CLOSED = "lista de deasupra este închisă cu []; ștergeți [] și lăsați sub ea rândurile cu liniuță";

/** The parser's first complaint, in plain words. */
function explained(error: YAMLError, text: string): Slip {
  const lines = text.split("\n");
  const line = Math.min(error.linePos?.[0].line ?? lines.length, lines.length);
  const certain = CERTAIN[error.code];
  if (certain) return { line, remedy: certain };
  const valueAt = (index: number) => VALUE.exec(lines[index] ?? "")?.[1]?.trimEnd() ?? "";
  for (const index of [line - 1, line - 2, line - 3]) {
    const slip = bracketSlip(valueAt(index));
    if (slip) return { line: index + 1, remedy: slip };
  }
  const [, missing] = /closing (["'])quote/.exec(error.message) ?? [];
  // An open quotation mark takes in the lines below it, and the complaint is about one of those.
  for (let index = line - 1; index >= 0; index--) {
    const value = valueAt(index);
    if (OPEN_QUOTE.test(value) && value[0] === (missing ?? value[0]))
      return { line: index + 1, remedy: OPEN };
    if (!missing && value.startsWith('"')) break;
  }
  for (const index of [line - 1, line - 2]) {
    const found = LINES.find(([sign]) => sign.test(lines[index] ?? ""));
    if (found) return { line: index + 1, remedy: found[1] };
  }
  if (valueAt(line - 2) === "[]") return { line: line - 1, remedy: CLOSED };
  const value = valueAt(line - 1);
  if (/^\s*- /.test(lines[line - 1] ?? "") && DISTANCE.has(error.code)) return { line, remedy: SPACES };
  const slip = VALUES.find(([sign]) => sign.test(value));
  if (slip) return { line, remedy: slip[1](value[0] ?? "") };
  if (!/:( |$)/.test(lines[line - 1] ?? "")) return { line, remedy: NO_COLON };
  if (!DISTANCE.has(error.code)) return { line, remedy: UNREADABLE };
  const start = (index: number) => lines[index]?.search(/[^\s-]/) ?? 0;
  return { line: start(line) > start(line - 1) ? line + 1 : line, remedy: SPACES };
}

export const LOST_DASH =
  "rândul pare altul decât cel de deasupra, dar pe pagină s-ar lipi de el; puneți „- ” la aceeași distanță ca la vecine, iar un text pe mai multe rânduri începe cu >-";

/** What the parser takes without complaint although a part of the text is lost, or joined to another. */
function losses(document: Document, text: string): Slip[] {
  const found: Slip[] = [];
  const add = (offset: number, remedy: string) =>
    found.push({ line: text.slice(0, offset).split("\n").length, remedy });
  for (const { pos } of document.warnings) add(pos[0], startsWith("!"));
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return;
      const again = `; dacă repetă o listă, puneți la loc &${alias.source} înaintea ei`;
      add(alias.range?.[0] ?? 0, startsWith(`*${alias.source}`) + again);
    },
    Map(_, { flow, items }) {
      const glued = items.find(
        ({ key, value }) => flow && !value && isScalar(key) && /^\w+:/.test(`${key.value}`),
      );
      if (!isScalar(glued?.key)) return;
      add(
        glued.key.range?.[0] ?? 0,
        `după două puncte lipsește un spațiu: ${`${glued.key.value}`.replace(":", ": ")}`,
      );
    },
    Scalar(place, node, parents) {
      const [start, end] = node.range ?? [0, 0];
      if (node.anchor) add(start, startsWith(`&${node.anchor}`));
      if (node.type?.startsWith("BLOCK")) return;
      const inList = !isPair(parents.at(-1)) && !isMap(parents.at(-1));
      // A word in capitals may begin a line of any text: „RMN”.
      const joined = /\n\s*(?:[-–*•](?=\s|\p{L})|(?!\p{Lu}{2})\p{Lu})/u.exec(text.slice(start, end));
      if (node.type === "PLAIN" && joined && (inList || /[-–*•]/.test(joined[0])) && place !== "key") {
        add(start + joined.index + 1, LOST_DASH);
      } else if (/^[ \t]+#/.test(text.slice(end))) {
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
