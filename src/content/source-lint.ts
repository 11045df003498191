import type { Finding } from "./problem.ts";
import type { SourceFiles } from "./read.ts";
import { INVISIBLE, INVISIBLE_REMEDY } from "./signs.ts";

/** Slips of a keyboard, an editor or a version control, told by the letters of a file before anything reads it. */

/** The longest file, in UTF-16 units: twenty times the longest there is. */
const LONGEST_FILE = 200_000;

const AS_UTF8 =
  "salvați fișierul ca UTF-8 (la „Salvare ca”, lista „Codificare”), apoi verificați literele ă, â, î, ș, ț";

/** What makes the rest of a file unreadable: the first of these is all that is said about it. */
const ENCODINGS: readonly (readonly [sign: RegExp, what: string])[] = [
  [/\0/, "este salvat ca UTF-16"],
  [/\uFFFD/, "are litere care nu se pot citi (�): este salvat cu altă codificare, de exemplu Latin-2"],
  [/^\uFEFF/, "începe cu un semn invizibil (BOM)"],
  // „ă” and others, read as Windows letters and saved once more.
  [/\r(?!\n)/, "are sfârșituri de rând de pe un Mac vechi"],
  [/Ã[¢®‚Ž]|Ä[ƒ‚]|È[™›˜š]|Ă[˘®]|â€/, "are litere stricate la o salvare cu altă codificare (de exemplu Äƒ)"],
];

/** Turkish cedilla letters that old keyboards produce; Romanian has a comma below (Unicode U+0218–U+021B). */
const COMMA_BELOW: Readonly<Record<string, string>> = { ş: "ș", ţ: "ț", Ş: "Ș", Ţ: "Ț" };

/** What may stand on any line; every line that has it is named. */
const LINE_SLIPS: readonly (readonly [sign: RegExp, remedy: string])[] = [
  ...Object.entries(COMMA_BELOW).map(
    ([cedilla, comma]) =>
      [
        new RegExp(cedilla),
        `litera „${cedilla}” are sedilă; scrieți „${comma}”, cu virgulă dedesubt`,
      ] as const,
  ),
  [
    /^(<{7}|={7}|>{7}|\|{7})( |$)/,
    "este urma unei îmbinări de versiuni; păstrați varianta bună și ștergeți rândurile cu <<<<<<<, ======= și >>>>>>>",
  ],
  [/\t/, "are un Tab; puneți spații în locul lui"],
  [INVISIBLE, INVISIBLE_REMEDY],
];

function slipsOf(file: string, text: string): Finding[] {
  if (text.length > LONGEST_FILE) {
    const remedy = `are peste ${LONGEST_FILE / 1000} de mii de caractere; scoateți textul care a ajuns aici din greșeală`;
    return [{ file, remedy }];
  }
  const encoding = ENCODINGS.find(([sign]) => sign.test(text));
  if (encoding) return [{ file, remedy: `${encoding[1]}; ${AS_UTF8}` }];
  return text
    .split(/\r?\n/)
    .flatMap((line, index) =>
      LINE_SLIPS.filter(([sign]) => sign.test(line)).map(([, remedy]) => ({ file, line: index + 1, remedy })),
    );
}

/** Slips in any content file, with their lines. */
export function sourceProblems(files: SourceFiles): Finding[] {
  return [...files]
    .filter(([file]) => /\.(ya?ml|md)$/.test(file))
    .flatMap(([file, text]) => slipsOf(file, text));
}
