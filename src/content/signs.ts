import { asRich, inlineParts } from "../lib/rich-text.ts";
import { type Finding, firstIn, type Match, type Patterns } from "./problem.ts";
import type { SourceFiles } from "./read.ts";

/** Text by permission: words, punctuation, tokens, two forms of markup; the tables say what to write for the rest. */

/** Signs without shape: zero-width, soft hyphens, directions of writing, control signs other than the end of a line. */
const INVISIBLE = [
  /[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF]|(?![\t\n\r])\p{Cc}/u,
  "are un semn invizibil, adus de obicei la copiere din alt document; ștergeți rândul și scrieți-l de mână",
] as const;

/** All that a text may hold, and how it may begin; tokens stand as a digit. */
const ALLOWED =
  /[\p{Script=Latin}\p{Script=Greek}\p{N}\p{Zs}\n.,;:?!()/%+=„”“"'’‘«»…–—‑‐−\-&@#°º×<>≤≥≈€§®™©→_µ\p{Extended_Pictographic}]|\uFE0F/u;
const BEGINNING = /[\p{L}\p{N}„“"'‘«(+−…§\p{Extended_Pictographic}-]/u;

const CURES: Patterns = {
  invisible: INVISIBLE,
  "letter-of-two": [
    /\p{L}\p{M}|[\uFB00-\uFB06]/u,
    "litera „%” este scrisă din două semne; ștergeți-o și scrieți-o de mână",
  ],
  "foreign-letter": [/[ãÃǎǍ]/, "litera „%” nu este românească; scrieți „ă”"],
  bullet: [
    /[\p{Co}•‣▪●○■□►➢➤✓✔◦]/u,
    "are un semn de listă din alt program (un punct sau un pătrat); ștergeți-l și puneți fiecare rând după o liniuță",
  ],
  html: [
    /<\/?[a-z!?][^>\s]*>?/i,
    "conține cod HTML (între < și >); ștergeți-l: textul se scrie simplu, cu **îngroșat** și [legături](/pagina)",
  ],
  "html-code": [
    /&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i,
    "conține un cod HTML cu & și ; (de exemplu &nbsp;); scrieți semnul însuși",
  ],
  "half-address": [
    /https?:\/\/(?![\w-]+\.\w)/,
    "are o adresă scrisă pe jumătate; copiați-o din browser, de exemplu https://www.cnas.ro",
  ],
  brace: [
    /[{}]+/,
    "are o acoladă în plus sau în minus; o valoare se scrie {{nume}}, cu două acolade de fiecare parte",
  ],
  bracket: [
    /!\[|\]\(|[[\]]/,
    "are o paranteză dreaptă care ar apărea pe pagină; o legătură se scrie [textul](/pagina), fără spații, iar în rest folosiți ( )",
  ],
  star: [
    /\*+/,
    "are o steluță care ar apărea pe pagină; un text îngroșat se scrie **textul**, fără spații lângă steluțe",
  ],
  underscore: [
    /(?<![\p{L}\d])_+|_+(?![\p{L}\d])/u,
    "are o liniuță de jos „_” care ar apărea pe pagină; ștergeți-o, iar pentru un text îngroșat scrieți **textul**",
  ],
  hash: [
    /(?:^|(?<=\s))#+(?=\s|#|$|\p{L})|^#+/mu,
    "are un semn # care ar apărea pe pagină; o notă stă pe un rând al ei, deasupra câmpului, iar un titlu are spațiu după ##",
  ],
  dash: [
    /(?:^|(?<=\s))[-–](?=\p{L})|^[-–] |(?<=[.;:!?]) - /mu,
    "are o liniuță care ar apărea pe pagină; un rând nou de listă stă pe rândul lui, cu liniuță și spațiu la început",
  ],
  arrow: [/>-(?=\s)|-+>/, "semnul „%” ar apărea pe pagină; ștergeți-l"],
  sign: [
    new RegExp(`^(?!\\s|${BEGINNING.source})[^]|(?!${ALLOWED.source})[^]`, "mu"),
    "semnul „%” nu are loc aici și ar apărea pe pagină; ștergeți-l",
  ],
};

/** The first sign in a piece of text that has no place there. @param isStart whether the text begins with it */
export function signIn(text: string, isStart = true): Match | undefined {
  const shown = text.replaceAll(/\{\{[^{}]*\}\}/g, "0");
  return firstIn(CURES, isStart ? shown : `0${shown}`);
}

const IMAGE = { rule: "image", sign: "![", remedy: "are o imagine; aici încape doar text" };

const LOOSE =
  "are spații lângă [ ] sau lângă steluțe, ori nimic între ele; scrieți [textul](/pagina), **textul**";

/** The first such sign in a text with markup. */
export function richSignIn(text: string): Match | undefined {
  const parts = inlineParts(asRich(text));
  const signs = parts.map((part, index) => {
    if (part.kind === "text" && part.text.endsWith("!") && parts[index + 1]?.kind === "link") return IMAGE;
    const isLoose = part.kind !== "text" && part.text !== part.text.trim();
    const sign = part.kind === "link" ? `[${part.text}]` : `**${part.text}**`;
    return isLoose ? { rule: "loose-markup", sign, remedy: LOOSE } : signIn(part.text, index === 0);
  });
  return signs.find(Boolean);
}

/** The same for a text without markup, which it may not have by half either. */
export function plainSignIn(text: string): Match | undefined {
  const hasMarkup = inlineParts(asRich(text)).some(({ kind }) => kind !== "text") || /\*\*|\]\(/.test(text);
  const remedy = "aici încape doar text simplu; scoateți legătura sau steluțele **";
  return hasMarkup ? { rule: "plain-text", sign: "", remedy } : signIn(text);
}

const AS_UTF8 =
  "salvați fișierul ca UTF-8 (la „Salvare ca”, lista „Codificare”), apoi verificați literele ă, â, î, ș, ț";

/** What makes the rest of a file unreadable: the first of these is all that is said about it. */
const FILE_SLIPS: Patterns = {
  // Twenty times the longest there is.
  "long-file": [
    /^.{200001}/s,
    "are peste 200 de mii de caractere; scoateți textul care a ajuns aici din greșeală",
  ],
  "utf-16": [/\0/, `este salvat ca UTF-16; ${AS_UTF8}`],
  "unread-letter": [
    /\uFFFD/,
    `are litere care nu se pot citi (�): este salvat cu altă codificare, de exemplu Latin-2; ${AS_UTF8}`,
  ],
  bom: [/^\uFEFF/, `începe cu un semn invizibil (BOM); ${AS_UTF8}`],
  "old-line-end": [/\r(?!\n)/, `are sfârșituri de rând de pe un Mac vechi; ${AS_UTF8}`],
  // „ă” and others, read as Windows letters and saved once more.
  "broken-letter": [
    /Ã[¢®‚Ž]|Ä[ƒ‚]|È[™›˜š]|Ă[˘®]|â€/,
    `are litere stricate la o salvare cu altă codificare (de exemplu Äƒ); ${AS_UTF8}`,
  ],
};

/** What may stand on any line; every line that has it is named. */
const LINE_SLIPS: Patterns = {
  // Of old keyboards; Romanian has a comma below (Unicode U+0218–U+021B).
  cedilla: [/[şţŞŢ]/, "litera „%” are sedilă; scrieți „ș” sau „ț”, cu virgulă dedesubt"],
  "merge-mark": [
    /^(<{7}|={7}|>{7}|\|{7})(?= |$)/,
    "este urma unei îmbinări de versiuni; păstrați varianta bună și ștergeți rândurile cu <<<<<<<, ======= și >>>>>>>",
  ],
  tab: [/\t/, "are un Tab; puneți spații în locul lui"],
  invisible: INVISIBLE,
};

/** Slips of a keyboard, an editor or a version control, told by the letters of a file before anything reads it. */
export const sourceProblems = (files: SourceFiles): Finding[] =>
  [...files].flatMap(([file, text]) => {
    if (!/\.(ya?ml|md)$/.test(file)) return [];
    const slip = firstIn(FILE_SLIPS, text);
    if (slip) return [{ file, ...slip }];
    return text.split(/\r?\n/).flatMap((line, index) => {
      const found = firstIn(LINE_SLIPS, line);
      return found ? [{ file, line: index + 1, ...found }] : [];
    });
  });
