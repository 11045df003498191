import { cnp } from "stdnum/lib/cjs/ro/index.js";
import type { Content } from "./files.ts";
import { allIn, type Finding, type Patterns } from "./problem.ts";
import { findIn, textsOf } from "./texts.ts";

/** What must never reach the public: who a patient is, passwords, accounts, words between colleagues. */

const NAME = "\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?";
/** Two words with capitals that name no person: „Spitalul Județean”. */
const INSTITUTION =
  "(?!Spital|Clinic|Centr|Cas[ae] |Minist|Coleg|Autorit|Agenți|Google|Apple|Univer|Institut|Direcți|Poșta|Primări|Regulament|Lege|Medic|RMN|Dr)";
const AGE = "(?:, | de | în vârstă de )\\d{1,2} (?:de )?ani";
const ILL =
  "(?:a fost (?:diagnostic|operat|investigat|examinat)|a venit (?:cu|la noi|pe)|s-a programat|s-a vindecat|suferă|are (?:un |o )?(?:cancer|tumoare|tumor|hernie|meningiom|scleroz|fractur|leziun)|avea )";

const PRIVATE: Patterns = {
  cnp: [
    /(?:CNP\S*\s*)?(?<!\d)[1-9](?:[\s.-]?\d){12}(?!\d)/u,
    ([found]) =>
      (found.startsWith("CNP") || cnp.validate(found.replaceAll(/\D/g, "")).isValid) &&
      "are un CNP; ștergeți-l: datele unei persoane nu ajung pe site",
  ],
  iban: [
    /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:\s?[A-Z\d]){11,30}(?![\p{L}\d])/u,
    ([found]) =>
      isIban(found.replaceAll(/\s/g, "")) &&
      "are un cont bancar (IBAN); ștergeți-l: site-ul nu primește plăți",
  ],
  password:
    /(?:[Pp]arol[aăe]\p{L}*|[Pp]assword|(?<!\p{L})(?:PIN|pin|pass|user(?:name)?|[Uu]tilizator|[Ll]ogin)(?:-?ul)?)(?:(?: \p{L}[\p{L}-]*){0,3}?\s*[:=]\s*(?!la |se |de |pe )\S+|(?: [\p{L}-]+){0,4} (?=\S*\d)\S{4,})/u,
  patient: new RegExp(
    `[Cc]azul (?:domn|doamn|${NAME} ${NAME})|[Pp]acient(?:a|ul|ei|ului) (?:noastr|nostru)\\p{L}* (?:\\p{Lu}\\.|[^.]{0,20}${AGE})|(?:[Dd]oamn(?:a|ei)|[Dd]omnul(?:ui)?|(?<!\\p{L})(?:[Dd]na|[Dd]l|[Dd]-na|[Dd]-l)\\.?|[Pp]acient(?:a|ul|ei|ului)) (?!(?:[Dd]r|[Dd]octor|[Mm]edic|[Aa]v|[Pp]rof))${NAME}(?: ${NAME}|\\p{Lu}\\.)*|(?<!\\p{L})${INSTITUTION}${NAME} (?:${NAME}|\\p{Lu}\\.)${AGE}|(?<!\\p{L})${INSTITUTION}${NAME}(?: \\p{Lu}\\.)?${AGE}|(?<!\\p{L})${INSTITUTION}${NAME} ${NAME} ${ILL}`,
    "u",
  ),
  note: /(?<!\p{L})(?:TODO|TBD|FIXME|lorem ipsum|[Tt]e rog|@\p{Lu}\p{Ll}+(?!\p{L}|\.)|[Nn]ot[aă] (?:intern|pentru (?:colegi|noi|mine|echip|\p{Lu}))\p{L}*|[Cc]iorn[aă]|[Tt]ext provizoriu|[Dd]e șters|(?:[Nn]u publica|[Aa] nu se publica|[Nn]u publicați)(?!\p{L})|[Ss]perăm că merge|[Nn]u (?:știu|sunt sigur[aă]?) (?:dacă|ce|cât|cum|exact)|[Îî]ntreab[aă](?:-[lo])?(?: pe)? \p{Lu}\p{Ll}+|(?:[Dd]e|[Mm]ai) (?:verificat|completat|întrebat|confirmat|discutat|scris|modificat|schimbat|corectat|tradus)(?: cu (?:dr|doamn|domn|colega|șef|medic|contabil|avocat|\p{Lu})| aici|,| text| preț|\)|$)|\p{Lu}\p{Ll}+, (?:te rog|verific[aă]|schimb[aă]|șterge|pune|uită-te|ai grijă|poți|vezi|complet(?:ează|e)|scrie|adaugă)(?!\p{L})|\?{2,})/u,
};

/** Whether the check digits of an account are right (ISO 13616). */
function isIban(account: string): boolean {
  const digits = `${account.slice(4)}${account.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return /^\d+$/.test(digits) && BigInt(digits) % 97n === 1n;
}

/** What the texts give away. */
export const privacyProblems = (content: Content): Finding[] =>
  findIn(textsOf(content), ({ field, value }) =>
    field.startsWith("openDecisions.") ? [] : allIn(PRIVATE, value),
  );
