import { asRich, type InlinePart, inlineParts } from "../lib/rich-text.ts";

/**
 * Text by permission: words, the punctuation of a sentence, tokens and our two forms of markup pass. The tables say
 * what to write instead of the rest; a sign that none of them knows is refused by name.
 */

/** A sign that would stand on the page, as it is written there, and what to do about it. */
export interface Sign {
  readonly sign: string;
  readonly remedy: string;
}

type Cures = readonly (readonly [sign: RegExp, remedy: string | ((sign: string) => string)])[];

/** Signs without shape: zero-width, soft hyphens, directions of writing, control signs other than the end of a line. */
export const INVISIBLE = /[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF]|(?![\t\n\r])\p{Cc}/u;

export const INVISIBLE_REMEDY =
  "are un semn invizibil, adus de obicei la copiere din alt document; ștergeți rândul și scrieți-l de mână";

const LINK = "o legătură se scrie [textul](/pagina), fără spații";

const CURES: Cures = [
  [INVISIBLE, INVISIBLE_REMEDY],
  [
    /\p{L}\p{M}|[\uFB00-\uFB06]/u,
    (letter) => `litera „${letter}” este scrisă din două semne; ștergeți-o și scrieți-o de mână`,
  ],
  [/[ãÃǎǍ]/, (letter) => `litera „${letter}” nu este românească; scrieți „ă”`],
  [
    /[\p{Co}•‣▪●○■□►➢➤✓✔◦]/u,
    "are un semn de listă din alt program (un punct sau un pătrat); ștergeți-l și puneți fiecare rând după o liniuță",
  ],
  [
    /<\/?[a-z!?][^>\s]*>?/i,
    "conține cod HTML (între < și >); ștergeți-l: textul se scrie simplu, cu **îngroșat** și [legături](/pagina)",
  ],
  [
    /&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i,
    "conține un cod HTML cu & și ; (de exemplu &nbsp;); scrieți semnul însuși",
  ],
  [
    /https?:\/\/(?![\w-]+\.\w)/,
    "are o adresă scrisă pe jumătate; copiați-o din browser, de exemplu https://www.cnas.ro",
  ],
  [
    /[{}]+/,
    "are o acoladă în plus sau în minus; o valoare se scrie {{nume}}, cu două acolade de fiecare parte",
  ],
  [/!\[|\]\(|[[\]]/, `are o paranteză dreaptă care ar apărea pe pagină; ${LINK}, iar în rest folosiți ( )`],
  [
    /\*+/,
    "are o steluță care ar apărea pe pagină; un text îngroșat se scrie **textul**, fără spații lângă steluțe",
  ],
  [/`+|\\|~+|\^|\|/, (sign) => `semnul „${sign}” ar apărea pe pagină; ștergeți-l`],
  [
    /(?<![\p{L}\d])_+|_+(?![\p{L}\d])/u,
    "are o liniuță de jos „_” care ar apărea pe pagină; ștergeți-o, iar pentru un text îngroșat scrieți **textul**",
  ],
  [
    /(?:^|(?<=\s))#+(?=\s|#|$|\p{L})|^#+/u,
    "are un semn # care ar apărea pe pagină; o notă stă pe un rând al ei, deasupra câmpului, iar un titlu are spațiu după ##",
  ],
  [
    /(?:^|(?<=\s))[-–](?=\p{L})|^[-–] |(?<=[.;:!?]) - /u,
    "are o liniuță care ar apărea pe pagină; un rând nou de listă stă pe rândul lui, cu liniuță și spațiu la început",
  ],
  [/[>|]-(?=\s)|-+>/, (sign) => `semnul „${sign}” ar apărea pe pagină; ștergeți-l`],
];

/** All that a text may hold besides. */
const ALLOWED =
  /[\p{Script=Latin}\p{Script=Greek}\p{N}\p{Zs}\n.,;:?!()/%+=„”“"'’‘«»…–—‑‐−\-&@#°º×<>≤≥≈€§®™©→_µ\p{Extended_Pictographic}]|\uFE0F/u;

/** How a text may begin; tokens stand as a digit. */
const BEGINNING = /^[\p{L}\p{N}„“"'‘«(+−…§\p{Extended_Pictographic}-]/u;

const NOT_ALLOWED = new RegExp(`(?!${ALLOWED.source})[^]`, "u");

const TOKEN = /\{\{[^{}]*\}\}/g;

/** The first sign in a piece of text that has no place there. @param isStart whether the text begins with it */
export function signIn(text: string, isStart = true): Sign | undefined {
  const shown = text.replaceAll(TOKEN, "0");
  for (const [pattern, remedy] of CURES) {
    const [sign] = pattern.exec(isStart ? shown : `0${shown}`) ?? [];
    if (sign !== undefined) return { sign, remedy: typeof remedy === "string" ? remedy : remedy(sign) };
  }
  const [unknown] = NOT_ALLOWED.exec(shown) ?? (isStart && shown && !BEGINNING.test(shown) ? shown : []);
  if (!unknown) return undefined;
  return { sign: unknown, remedy: `semnul „${unknown}” nu are loc aici și ar apărea pe pagină; ștergeți-l` };
}

const IMAGE = { sign: "![", remedy: "are o imagine; aici încape doar text" };

const LOOSE =
  "are spații lângă [ ] sau lângă steluțe, ori nimic între ele; scrieți [textul](/pagina), **textul**";

/** The first such sign in a text with markup. */
export function richSignIn(text: string): Sign | undefined {
  const parts = inlineParts(asRich(text));
  const signs = parts.map((part, index) => {
    if (isImage(part, parts[index + 1])) return IMAGE;
    const isLoose = part.kind !== "text" && part.text !== part.text.trim();
    const sign = part.kind === "link" ? `[${part.text}]` : `**${part.text}**`;
    return isLoose ? { sign, remedy: LOOSE } : signIn(part.text, index === 0);
  });
  return signs.find(Boolean);
}

const isImage = (part: InlinePart, next?: InlinePart) =>
  part.kind === "text" && part.text.endsWith("!") && next?.kind === "link";

/** Whether a text has markup, whole or by half. */
export const hasMarkup = (text: string): boolean =>
  inlineParts(asRich(text)).some(({ kind }) => kind !== "text") || /\*\*|\]\(/.test(text);

const JUNK =
  /^[\s"'„”.?()-]*(null?|nil|none|nu (se )?(știu|știm|stiu|stim|știe|stie|avem|e cazul)( încă)?|de (completat|adăugat|adaugat|scris|aflat|verificat|văzut)|necunoscut\p{L}*|n\/?a|x{2,}|test\p{L}*|todo|tbd|fixme|abc|asdf\p{L}*|lorem.*|completa[țt]i.*|exemplu|da|nu|nimic|nule?|(bla)+|-+|–+|\.+|\?+|0+)?[\s"'„”.!?()-]*$/iu;

/** Whether a value only fills a field: „null”, „-”, „nu știu”, „de completat”, „xxx”. */
export const isJunk = (value: string): boolean => JUNK.test(value);
