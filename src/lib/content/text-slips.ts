import { contentPath } from "./files.ts";
import type { Leaf } from "./leaves.ts";
import type { Problem } from "./problem.ts";
import { INVISIBLE, INVISIBLE_REMEDY } from "./source-slips.ts";

/** What is left in a text and would stand on the page as signs. */

type Slip = readonly [sign: RegExp, remedy: string];

/** Slips in any text. Values between double braces are taken out before. */
export const LEFTOVERS: readonly Slip[] = [
  [INVISIBLE, INVISIBLE_REMEDY],
  [
    /<\/?[a-z!?]/i,
    "conține cod HTML (între < și >); ștergeți-l: textul se scrie simplu, cu **îngroșat** și [legături](/pagina)",
  ],
  [
    /&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i,
    "conține un cod HTML cu & și ; (de exemplu &nbsp;); scrieți semnul însuși",
  ],
  [
    /[{}]/,
    "are o acoladă în plus sau în minus; o valoare se scrie {{nume}}, cu două acolade de fiecare parte",
  ],
];

/** Slips in texts of YAML files, which know two forms of markup: links and `**`. */
const IN_YAML: readonly Slip[] = [
  ...LEFTOVERS,
  [/\]\s*\[/, "are o legătură cu numele în alt loc; scrieți [textul](/pagina)"],
  [/(?<!\*)\*(?!\*)/, "are o steluță care ar apărea pe pagină; pentru un text îngroșat scrieți **textul**"],
  [/^(#+|[-+>]) /, "începe cu un semn care ar apărea pe pagină; ștergeți-l"],
];

const TOKEN = /\{\{[^{}]*\}\}/g;

/** A text without the values between braces. */
export const withoutTokens = (text: string): string => text.replaceAll(TOKEN, "");

/** Places that the browser's code fills in, in the sentences of „hours”. */
const HOURS = /\{(?:ora|zi)\}/g;

/** Leftovers in every text of a YAML file. */
export function textProblems(leaves: readonly Leaf[]): Problem[] {
  return leaves
    .filter(({ path }) => path.at(-1) !== "body")
    .flatMap(({ file, path, value }) => {
      const isHours = file === contentPath("ui") && path[0] === "hours";
      const text = withoutTokens(isHours ? value.replaceAll(HOURS, "") : value);
      const slip = IN_YAML.find(([sign]) => sign.test(text));
      return slip ? [{ file, path, remedy: slip[1] }] : [];
    });
}
