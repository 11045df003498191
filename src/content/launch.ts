import { formatDay } from "../lib/format.ts";
import { DAY_MS } from "../lib/public-holidays.ts";
import { siteAddress } from "../lib/site-address.ts";
import { doctorProblems } from "./doctor.ts";
import { type Content, contentPath } from "./files.ts";
import type { Finding, Surroundings } from "./problem.ts";
import { findIn, type PlacedText, textsOf } from "./texts.ts";
import { collectFacts, fillIn, GAP } from "./tokens.ts";

/** What still stands between a build and the public: values that are provisional, missing, old or not decided. */

/** The environment of the build; `SITE_URL` counts as a site address. */
type Env = Readonly<Record<string, string | undefined>>;

const CLINIC = contentPath("clinic");

/** What the clinic's own file has to do before publishing. */
const inClinic = (rule: string, path: readonly PropertyKey[], remedy: string): Finding => ({
  rule,
  file: CLINIC,
  path,
  remedy,
});

/** The address at which the public reads the site: provisional, or wrong in the `SITE_URL` variable. */
function siteAddressProblems({ clinic }: Content, env: Env): Finding[] {
  const remedy =
    "adresa site-ului este provizorie; scrieți adresa publică și scoateți bifa ei de la „Valori provizorii”";
  try {
    return siteAddress(clinic, env).isPlaceholder ? [inClinic("provisional-site", ["siteUrl"], remedy)] : [];
  } catch (error) {
    return [{ rule: "site-url", file: "SITE_URL", remedy: (error as Error).message }];
  }
}

const INVENTED: readonly RegExp[] = [
  /\b(exemplu|exemple|example|test|domeniu)\.(ro|com|org|net)\b/i,
  /(\d)\1{5}|123456|\b0{4,}\b/, // six equal digits, counting, a group of zeros; „0256 400 000” may be real
  /\[de completat/i,
  /\b(TODO|TBD|FIXME|xxx+|lorem ipsum)\b|\?\?/i,
  /(?<!\p{L})de (?:verificat|completat|întrebat|confirmat|discutat) cu(?!\p{L})/iu,
];

/** A value that looks typed to fill a form. Only the clinic's are read as numbers written in groups: „0256 000 000”. */
function inventedIn({ file, value }: PlacedText) {
  const joined = file === CLINIC ? value.replaceAll(/[\s./-](?=\d)/g, "") : value;
  if (!INVENTED.some((pattern) => pattern.test(value) || pattern.test(joined))) return [];
  const [part = value.slice(0, 40)] = INVENTED.flatMap((pattern) => pattern.exec(value)?.[0] ?? []);
  const shown = value.length <= 40 ? value : part;
  return [{ rule: "invented", remedy: `„${shown}” pare o valoare inventată; scrieți-o pe cea reală` }];
}

/** Values that the content itself names as provisional, and those that look invented. */
export function provisionalProblems(content: Content, env: Env): Finding[] {
  const declared: readonly string[] = content.clinic.placeholders;
  return [
    ...declared
      .filter((field) => field !== "siteUrl")
      .map((field) =>
        inClinic(
          "provisional",
          [field],
          "are o valoare provizorie; scrieți-o pe cea reală și scoateți bifa ei de la „Valori provizorii”",
        ),
      ),
    ...siteAddressProblems(content, env),
    ...findIn(
      textsOf(content).filter(
        ({ file, path: [field] }) => file !== CLINIC || !declared.includes(String(field)),
      ),
      inventedIn,
    ),
  ];
}

/** Facts of the operator that nobody has filled in, and the legal documents that show a gap in their place. */
function gapProblems(content: Content): Finding[] {
  const { clinic, legal, ui } = content;
  const facts = collectFacts(content);
  const missing = Object.entries(clinic.operator)
    .filter(([, value]) => value === null)
    .map(([field]) => {
      const name = ui.gaps[field as keyof typeof ui.gaps];
      return inClinic("unknown-fact", ["operator", field], `lipsește ${name}; completați câmpul`);
    });
  const documents = legal.flatMap(({ slug, body }) => {
    const gaps = new Set(fillIn(body, facts).match(GAP));
    const remedy = `goluri marcate care se văd pe pagină: ${gaps.size}; dispar după ce completați datele firmei în foaia „Telefon și program”`;
    return gaps.size > 0 ? [{ rule: "gap", file: contentPath("legal", slug), path: ["body"], remedy }] : [];
  });
  const score = inClinic(
    "unchecked-score",
    ["rating", "checked"],
    "scorul nu a fost verificat; verificați-l și scrieți ziua",
  );
  return [...missing, ...documents, ...(clinic.rating.checked === null ? [score] : [])];
}

/** Days of a check that lie more than 12 months back, or in the future. */
const ageProblems = (content: Content, today: string): Finding[] =>
  findIn(textsOf(content), ({ field, value }) => {
    if (!/\.(?:reviewed|checked|on)$/.test(field) || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return [];
    const when = formatDay(value);
    if (value > today) {
      return [{ rule: "check-in-future", remedy: `data verificării, ${when}, este în viitor; corectați-o` }];
    }
    if (`${Number(value.slice(0, 4)) + 1}${value.slice(4)}` >= today) return [];
    const remedy = `ultima verificare este din ${when}, acum mai bine de 12 luni; recitiți fișierul și scrieți data de azi`;
    return [{ rule: "old-check", remedy }];
  });

const undecided = ({ id, question, file, field }: Content["openDecisions"]["items"][number]): Finding => ({
  rule: "undecided",
  file,
  place: field,
  remedy: `de hotărât: ${question} După hotărâre, ștergeți rândul „${id}” din foaia „Ce a rămas de hotărât”`,
});

/**
 * Everything that still stands between this build and the public.
 * @param content valid content, tokens still in place
 * @param today `YYYY-MM-DD`
 */
export const launchProblems = (content: Content, today: string, env: Env): Finding[] => [
  ...provisionalProblems(content, env),
  ...gapProblems(content),
  ...ageProblems(content, today),
  ...doctorProblems(content),
  ...content.openDecisions.items.map(undecided),
];

/**
 * What would still help patients, and stops nothing: facts of a visit that nobody has told, and closing days gone by.
 * @param content valid content, tokens still in place
 * @param today `YYYY-MM-DD`
 */
export function launchWishes({ clinic, openDecisions, ui }: Content, today: string): Finding[] {
  const untold = Object.entries(clinic.visit)
    .filter(([, value]) => value === null)
    .map(([field]) => {
      const name = ui.visit[field as keyof typeof ui.visit];
      return inClinic("untold-visit", ["visit", field], `${name}: dacă scrieți o frază, apare la Contact`);
    });
  const past = clinic.closingDays.flatMap(({ from, to = from }, index) =>
    to < today ? [inClinic("past-closing", ["closingDays", index], "zilele au trecut; ștergeți rândul")] : [],
  );
  return [...openDecisions.wishes.map(undecided), ...untold, ...past];
}

const MOST_DAYS = 60;
const MOST_HOURS = 16;

/** Opening hours longer than a day of work: two shifts, or „00:08” for „08:00”. */
export const longDayProblems = ({ clinic }: Content): Finding[] =>
  clinic.openingHours.flatMap(({ opens, closes }, index) => {
    const hours = (Date.parse(`2000-01-01T${closes}`) - Date.parse(`2000-01-01T${opens}`)) / 3_600_000;
    if (hours <= MOST_HOURS) return [];
    const remedy = `clinica ar fi deschisă mai mult de ${MOST_HOURS} ore pe zi: sigur? verificați orele`;
    return [{ rule: "long-day", file: CLINIC, path: ["openingHours", index, "opens"], remedy }];
  });

/** Closing days that last long or lie far away: meant, or a slip of the keyboard. */
export function closingDayProblems({ clinic }: Content, { today }: Surroundings): Finding[] {
  const lastYear = String(Number(today.slice(0, 4)) + 1);
  return clinic.closingDays.flatMap(({ from, to = from }, index) => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    if (days <= MOST_DAYS && to.slice(0, 4) <= lastYear) return [];
    const remedy = `clinica ar fi închisă ${days} de zile, până în ${to.slice(0, 4)}: sigur? verificați anul și luna`;
    return [inClinic("far-closing", ["closingDays", index], remedy)];
  });
}
