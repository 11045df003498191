import { formatCount, formatDay } from "../lib/format.ts";
import { DAY_MS } from "../lib/open-now.ts";
import { hoursOn, type Interval } from "../lib/opening-hours.ts";
import { doctorProblems } from "./doctor.ts";
import { type Content, contentPath } from "./files.ts";
import { type Finding, finding, type Path, type Surroundings } from "./problem.ts";
import { siteAddress } from "./site-address.ts";
import { findIn, type PlacedText, textsOf } from "./texts.ts";
import { collectFacts, fillIn, GAP } from "./tokens.ts";

/** What still stands between a build and the public: values that are provisional, missing, old or not decided. */

/** The environment of the build; `SITE_URL` counts as a site address. */
type Env = Readonly<Record<string, string | undefined>>;

const CLINIC = contentPath("clinic");
const inClinic = (rule: string, path: Path, remedy: string) => finding(rule, CLINIC, path, remedy);

const MARKED = "scoateți bifa ei de la „Valori provizorii”";

/** The address at which the public reads the site: provisional, or wrong in the `SITE_URL` variable. */
function siteAddressProblems({ clinic }: Content, env: Env): Finding[] {
  const remedy = `adresa site-ului este provizorie; scrieți adresa publică și ${MARKED}`;
  try {
    return siteAddress(clinic, env).isPlaceholder ? [inClinic("provisional-site", ["siteUrl"], remedy)] : [];
  } catch (error) {
    return [{ rule: "site-url", file: "SITE_URL", remedy: (error as Error).message }];
  }
}

const INVENTED: readonly RegExp[] = [
  /\b(exemplu|exemple|example|test|domeniu)\.(ro|com|org|net)\b/i,
  /^0\d{3}(?:0{6}|000001|123456)$|123456|\b0{4,}\b/, // „0256 222 222” and „0256 400 000” may be real
  /\[de completat/i,
  /\b(xxx+)\b/i,
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
  const remedy = `are o valoare provizorie; scrieți-o pe cea reală și ${MARKED}`;
  const texts = textsOf(content).filter(
    ({ file, path: [field] }) => file !== CLINIC || !declared.includes(String(field)),
  );
  return [
    ...declared
      .filter((field) => field !== "siteUrl")
      .map((field) => inClinic("provisional", [field], remedy)),
    ...siteAddressProblems(content, env),
    ...findIn(texts, inventedIn),
  ];
}

/** Facts of the operator that nobody has filled in, and the legal documents that show a gap in their place. */
function gapProblems(content: Content): Finding[] {
  const { clinic, legal, ui } = content;
  const facts = collectFacts(content);
  const missing = Object.entries(clinic.operator).flatMap(([field, value]) => {
    const remedy = `lipsește ${ui.gaps[field as keyof typeof ui.gaps]}; completați câmpul`;
    return value === null ? inClinic("unknown-fact", ["operator", field], remedy) : [];
  });
  const documents = legal.flatMap(({ slug, body }) => {
    const { size } = new Set(fillIn(body, facts).match(GAP));
    const remedy = `goluri marcate care se văd pe pagină: ${size}; dispar după ce completați datele firmei în foaia „Telefon și program”`;
    return size > 0 ? finding("gap", contentPath("legal", slug), ["body"], remedy) : [];
  });
  const remedy = "scorul nu a fost verificat; verificați-l și scrieți ziua";
  const score = clinic.rating.checked ? [] : inClinic("unchecked-score", ["rating", "checked"], remedy);
  return [...missing, ...documents].concat(score);
}

/** Days of a check that lie more than 12 months back, or in the future. */
function ageProblems(content: Content, today: string): Finding[] {
  const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  // The interface has words of the same names.
  const days = textsOf(content).filter(
    ({ field, value }) => /\.(?:reviewed|checked|on)$/.test(field) && /^\d{4}-/.test(value),
  );
  return findIn(days, ({ value: day }) => {
    const written = formatDay(day);
    const future = `data verificării, ${written}, este în viitor; corectați-o`;
    const old = `ultima verificare este din ${written}, acum mai bine de 12 luni; recitiți fișierul și scrieți data de azi`;
    if (day > today) return [{ rule: "check-in-future", remedy: future }];
    return day < lastYear ? [{ rule: "old-check", remedy: old }] : [];
  });
}

const undecided = ({ id, question, file, field }: Content["openDecisions"]["items"][number]): Finding => ({
  rule: "undecided",
  file,
  place: field,
  remedy: `de hotărât: ${question} După hotărâre, ștergeți rândul „${id}” din foaia „Ce a rămas de hotărât”`,
});

/** Everything that still stands between this build and the public. @param today `YYYY-MM-DD` */
export const launchProblems = (content: Content, today: string, env: Env): Finding[] => [
  ...provisionalProblems(content, env),
  ...gapProblems(content),
  ...ageProblems(content, today),
  ...doctorProblems(content),
  ...content.openDecisions.items.map(undecided),
];

/** What would still help patients, and stops nothing: untold facts of a visit, closing days gone by. */
export function launchWishes({ clinic, openDecisions, ui }: Content, today: string): Finding[] {
  const untold = Object.entries(clinic.visit).flatMap(([field, value]) => {
    const remedy = `${ui.visit[field as keyof typeof ui.visit]}: dacă scrieți o frază, apare la Contact`;
    return value === null ? inClinic("untold-visit", ["visit", field], remedy) : [];
  });
  const past = (field: "closingDays" | "specialHours", lastDays: readonly string[]) =>
    lastDays.flatMap((day, index) =>
      day < today ? inClinic("past-closing", [field, index], "zilele au trecut; ștergeți rândul") : [],
    );
  const days = [
    ...past(
      "closingDays",
      clinic.closingDays.map(({ from, to = from }) => to),
    ),
    ...past(
      "specialHours",
      clinic.specialHours.map(({ day }) => day),
    ),
  ];
  return [...openDecisions.wishes.map(undecided), ...untold, ...days];
}

const MOST_DAYS = 28;
const LEAST_HOURS = 2;
const MOST_HOURS = 16;

/** Hours of a day, breaks left out. */
const lengthOf = (hours: readonly Interval[]) =>
  hours
    .map(({ opens, closes }) => Date.parse(`2000-01-01T${closes}Z`) - Date.parse(`2000-01-01T${opens}Z`))
    .reduce((sum, length) => sum + length / 3_600_000, 0);

/** Opening hours that are no day of work: two shifts, „00:08” for „08:00”, „08:30” for „20:30”. */
export const longDayProblems = ({ clinic: { openingHours } }: Content): Finding[] =>
  openingHours.flatMap(({ days: [day], opens, closes }, index) => {
    const hours = lengthOf(day ? hoursOn(day, openingHours) : []);
    if (LEAST_HOURS <= hours && hours <= MOST_HOURS) return [];
    const remedy = `clinica ar fi deschisă de la ${opens} la ${closes}: sigur? verificați orele`;
    return inClinic("long-day", ["openingHours", index, "opens"], remedy);
  });

/** Closing days, and days with other hours, that last long or lie far away: meant, or a slip of the keyboard. */
export function closingDayProblems({ clinic }: Content, { today }: Surroundings): Finding[] {
  const lastYear = String(Number(today.slice(0, 4)) + 1);
  const far = (path: Path, what: string, to: string) =>
    inClinic("far-closing", path, `${what}, până în ${to.slice(0, 4)}: sigur? verificați anul și luna`);
  return [
    ...clinic.closingDays.flatMap(({ from, to = from }, index) => {
      const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
      if (days <= MOST_DAYS && to.slice(0, 4) <= lastYear) return [];
      const count = days === 1 ? "o zi" : formatCount(days, "zile");
      return far(["closingDays", index], `clinica ar fi închisă ${count}`, to);
    }),
    ...clinic.specialHours.flatMap(({ day }, index) =>
      day.slice(0, 4) <= lastYear ? [] : far(["specialHours", index], "ziua ar avea alt program", day),
    ),
  ];
}
