import {
  type Document,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import { type Finding, firstIn, type Patterns } from "./problem.ts";

/** What YAML makes of a text that its author meant as a text: told by name instead of the parser's English. */

/** A complaint and the line of the text that it is about, from 1. */
export type Slip = Pick<Finding, "rule" | "remedy"> & { readonly line: number };

const QUOTED = "puneți tot textul între ghilimele";

const OPEN_QUOTE: Patterns = {
  "open-quote": [
    /^(?:"[^"]*|'[^']*)$|^[[{](?=(?:[^"]*"[^"]*")*[^"]*"[^"]*$)/,
    "ghilimelele deschise aici nu se închid; puneți-le și la sfârșit",
  ],
};

/** What is wrong between the brackets of a short list or group on one line. */
const BRACKETS: Patterns = {
  "open-bracket": [/^[{[](?=[^}\]]*$)/, "paranteza % deschisă aici nu se închide; închideți-o la sfârșit"],
  "extra-bracket": [
    /[}\]](?<=^\{[^{]*\}[^{]*\}|^\[[^[]*\][^[]*\])/,
    "paranteza % apare o dată în plus; ștergeți-o",
  ],
  "two-commas": [/^[{[].*,\s*,/, "sunt două virgule una după alta; ștergeți una"],
  "lost-comma": [/^[{[].*["\w] +\w+: /, "între două câmpuri din { } lipsește virgula"],
};

/** What a line that cannot be read looks like, the surest first. */
const LINES: Patterns = {
  "lost-space": [/^\s*-(?=[^\s\d-])/, "după liniuță lipsește un spațiu; rândul unei liste începe cu „- ”"],
  "long-dash": [
    /^\s*[–—•+·] /,
    "rândurile unei liste încep cu liniuța scurtă (-) și un spațiu; înlocuiți semnul de la început",
  ],
  "star-row": [/^\s*\* /, "rândurile unei liste încep cu liniuță (-) și un spațiu; înlocuiți steluța"],
  "text-after-fold": [
    /: [>|][+-] +\S/,
    "după >- textul începe abia pe rândul următor, cu două spații mai la dreapta; mutați-l acolo",
  ],
};

/** What the value of a line that cannot be read begins with, or holds. */
const VALUES: Patterns = {
  ...OPEN_QUOTE,
  "text-after-quote": [
    /^["']/,
    `după ghilimelele care se închid mai este text; scrieți în text „ ” în loc de " " sau ${QUOTED} simple ' '`,
  ],
  "yaml-sign": [
    /^(?![>|]-?$)[[*@%?>{|&!,\]}`-]/,
    `textul începe cu „%”, un semn cu alt înțeles în acest fișier; ${QUOTED}`,
  ],
  colon: [/:(?: |$)/, `textul conține două puncte urmate de spațiu; ${QUOTED}`],
};

/** The sentences of complaints whose cause is certain, by the parser's code, and of those that have no sign. */
const REMEDIES = {
  DUPLICATE_KEY:
    "același câmp apare de două ori; dacă aici începe un rând nou al listei, puneți o liniuță înaintea primului lui câmp, altfel ștergeți unul",
  MULTIPLE_DOCS: "un rând cu --- sau ... taie fișierul în două; ștergeți-l",
  BAD_DQ_ESCAPE: "între ghilimele, semnul \\ are alt înțeles; ștergeți-l sau scrieți \\\\",
  "closed-list": "lista de deasupra este închisă cu []; ștergeți [] și lăsați sub ea rândurile cu liniuță",
  distance:
    "spațiile de la început nu se potrivesc cu rândurile vecine; câmpurile și rândurile de același fel încep la aceeași distanță",
  "no-colon":
    "rândul nu are forma „câmp: valoare”; puneți două puncte urmate de spațiu, sau mutați-l sub începutul textului de care ține",
  unreadable: "nu se poate citi; verificați spațiile de la început, cele două puncte și ghilimelele",
  "lost-dash":
    "rândul pare altul decât cel de deasupra, dar pe pagină s-ar lipi de el; puneți „- ” la aceeași distanță ca la vecine, iar un text pe mai multe rânduri începe cu >-",
  "lost-comment": `ce urmează după „#” nu apare pe pagină; ${QUOTED}, sau mutați explicația pe un rând al ei, care începe cu #`,
  "comma-in-text": `între { }, o virgulă desparte câmpurile; dacă este a textului, ${QUOTED}`,
  "too-many-aliases": "repetă prea multe liste prin & și *; scrieți-le întregi",
} as const;

/** Complaints that mean a wrong distance from the left, where the line shows nothing else. */
const DISTANCE = new Set(["BAD_INDENT", "BLOCK_AS_IMPLICIT_KEY", "MULTILINE_IMPLICIT_KEY"]);

/** @param line from 1 */
export const slip = (rule: keyof typeof REMEDIES, line: number): Slip => ({
  rule: rule.toLowerCase().replaceAll("_", "-"),
  line,
  remedy: REMEDIES[rule],
});

/** What may be behind the parser's complaint about a line, the surest first. */
function* guesses({ code, message }: YAMLError, lines: readonly string[], line: number) {
  const lineAt = (number: number) => lines[number - 1] ?? "";
  /** What follows `name:` or the dashes of a list. */
  const valueAt = (number: number) =>
    /^\s*(?:- +)*(?:[\w-]+:(?: +|$))?(.*)$/.exec(lineAt(number))?.[1]?.trimEnd() ?? "";
  const match = (patterns: Patterns, number: number, at = valueAt): Slip | undefined => {
    const found = firstIn(patterns, at(number));
    return found && { ...found, line: number };
  };
  if (code in REMEDIES) yield slip(code as keyof typeof REMEDIES, line);
  for (const number of [line, line - 1, line - 2])
    if (/^[[{]/.test(valueAt(number))) yield match({ ...OPEN_QUOTE, ...BRACKETS }, number);
  const [, missing] = /closing (["'])quote/.exec(message) ?? [];
  // An open quotation mark takes in the lines below it, and the complaint is about one of those.
  for (let number = line; number > 0; number--) {
    const [quote] = valueAt(number);
    const isClosed =
      !missing &&
      lines
        .slice(number - 1, line - 1)
        .join("")
        .split(quote ?? "").length % 2;
    if ((missing ?? quote) === quote && !isClosed) yield match(OPEN_QUOTE, number);
    if (!missing && quote === '"') break;
  }
  yield match(LINES, line, lineAt);
  yield match(LINES, line - 1, lineAt);
  if (valueAt(line - 1) === "[]") yield slip("closed-list", line - 1);
  const isDistance = DISTANCE.has(code);
  if (isDistance && /^\s*- /.test(lineAt(line))) yield slip("distance", line);
  yield match(VALUES, line);
  if (!/:( |$)/.test(lineAt(line))) yield slip("no-colon", line);
  if (!isDistance) yield slip("unreadable", line);
  const start = (number: number) => lineAt(number).search(/[^\s-]/);
  yield slip("distance", start(line + 1) > start(line) ? line + 1 : line);
}

/** What the parser takes without complaint although a part of the text is lost, or joined to another. */
function losses(document: Document, text: string, lineAt: (offset: number) => number): Slip[] {
  const found: Slip[] = [];
  const sign = (offset: number, sign: string, more = "") => {
    const remedy = `textul începe cu „${sign}”, un semn cu alt înțeles în acest fișier; ${QUOTED}${more}`;
    found.push({ rule: "yaml-sign", line: lineAt(offset), remedy });
  };
  for (const { pos } of document.warnings) sign(pos[0], "!");
  visit(document, {
    Alias(_, alias) {
      const more = `; dacă repetă o listă, puneți la loc &${alias.source} înaintea ei`;
      if (!alias.resolve(document)) sign(alias.range?.[0] ?? 0, `*${alias.source}`, more);
    },
    Map(_, { flow, items }) {
      for (const { key, value } of flow ? items : []) {
        if (value || !isScalar(key)) continue;
        const name = `${key.value}`;
        const line = lineAt(key.range?.[0] ?? 0);
        const remedy = `după două puncte lipsește un spațiu: ${name.replace(":", ": ")}`;
        if (/^\w+:/.test(name)) found.push({ rule: "lost-space", line, remedy });
        else if (name.includes(" ")) found.push(slip("comma-in-text", line));
      }
    },
    Scalar(place, node, parents) {
      const [start, end] = node.range ?? [0, 0];
      if (node.anchor) sign(start, `&${node.anchor}`);
      if (node.type?.startsWith("BLOCK")) return;
      const inList = !isPair(parents.at(-1)) && !isMap(parents.at(-1));
      // A word in capitals may begin a line of any text: „RMN”.
      const joined = /\n\s*(?:[-–*•](?=\s|\p{L})|(?!\p{Lu}{2})\p{Lu})/u.exec(text.slice(start, end));
      if (node.type === "PLAIN" && joined && (inList || /[-–*•]/.test(joined[0])) && place !== "key") {
        found.push(slip("lost-dash", lineAt(start + joined.index + 1)));
      } else if (/^[ \t]+#/.test(text.slice(end))) {
        found.push(slip("lost-comment", lineAt(end)));
      }
    },
  });
  return found;
}

/** The values of a YAML text, or what is wrong with it. */
export function readYaml(text: string): { readonly slips: readonly Slip[]; readonly values?: unknown } {
  const lineCounter = new LineCounter();
  // YAML 1.2 has no dates of its own; a day without quotes is told apart from a text, and asked for in quotes.
  const document = parseDocument(text, { lineCounter, customTags: ["timestamp"], logLevel: "error" });
  const lines = text.split("\n");
  const slips = document.errors
    .slice(0, 1)
    .flatMap(
      (error) =>
        guesses(error, lines, Math.min(error.linePos?.[0].line ?? lines.length, lines.length)).find(
          Boolean,
        ) ?? [],
    );
  if (slips.length === 0) slips.push(...losses(document, text, (at) => lineCounter.linePos(at).line));
  if (slips.length > 0) return { slips };
  try {
    return { slips, values: document.toJS() };
  } catch {
    return { slips: [slip("too-many-aliases", 1)] };
  }
}
