import { type Content, contentPath } from "../files.ts";
import type { Finding } from "../problem.ts";
import type { PlacedText } from "../texts.ts";

type Clinic = Content["clinic"];

const FILE = contentPath("clinic");

/** Fields that the content itself names as provisional; the site address has a check of its own. */
export function placeholderProblems({ placeholders }: Clinic): Finding[] {
  return placeholders
    .filter((field) => field !== "siteUrl")
    .map((field) => ({
      file: FILE,
      path: [field],
      remedy: `are o valoare provizorie; scrieți-o pe cea reală și scoateți bifa ei de la „Valori provizorii”`,
    }));
}

const INVENTED: readonly RegExp[] = [
  /\b(exemplu|exemple|example|test|domeniu)\.(ro|com|org|net)\b/i,
  /(\d)\1{5}|123456|\b0{4,}\b/, // six equal digits, counting, a group of zeros; „0256 400 000” may be real
  /\[de completat/i,
  /\b(TODO|TBD|FIXME|xxx+|lorem ipsum)\b|\?\?/i,
  /(?<!\p{L})de (?:verificat|completat|întrebat|confirmat|discutat) cu(?!\p{L})/iu,
];

/**
 * Values that look typed to fill a form, in any text. Only contact data and the operator's facts are read as
 * numbers written in groups: „0256 000 000”.
 * @param declared fields of the clinic that are named as provisional, and so reported already
 */
export function inventedProblems(texts: readonly PlacedText[], declared: Clinic["placeholders"]): Finding[] {
  return texts
    .filter(({ file, path: [field] }) => !(file === FILE && declared.some((name) => name === field)))
    .filter(({ file, value }) => {
      const joined = file === FILE ? value.replaceAll(/[\s./-](?=\d)/g, "") : value;
      return INVENTED.some((pattern) => pattern.test(value) || pattern.test(joined));
    })
    .map(({ file, path, value }) => ({
      file,
      path,
      remedy: `„${excerpt(value)}” pare o valoare inventată; scrieți-o pe cea reală`,
    }));
}

function excerpt(value: string): string {
  const [found] = INVENTED.flatMap((pattern) => pattern.exec(value)?.[0] ?? []);
  return value.length <= 40 ? value : (found ?? value.slice(0, 40));
}
