import { formatDay } from "#lib/format.ts";
import { type Content, contentPath } from "../files.ts";
import { unreadServices } from "../fill/readings.ts";
import { collectFacts, fillIn, GAP } from "../fill/tokens.ts";
import { type Finding, finding, type Path } from "../findings/finding.ts";
import { contentTexts, type PlacedText } from "./texts.ts";

/** Finds what prevents the launch: values that are provisional, missing, outdated or undecided. */

const CLINIC = contentPath("clinic");
const inClinic = (rule: string, path: Path, values = {}) => finding(rule, CLINIC, path, values);

/** Matches what somebody apparently typed only to fill a form: „exemplu.ro”, „0256 000 000”, „xxx”. */
const INVENTED =
  /\b(?:exemplu|exemple|example|test|domeniu)\.(?:ro|com|org|net)\b|123456|\b0\d{3}0{5}|\b0{4,}\b|\bxxx+\b|\[de completat/iu;

/**
 * The finding for a value that looks invented. A value of clinic.yaml is also tested without the separators
 * between its groups of digits.
 */
function inventedIn({ file, path, value }: PlacedText): Finding[] {
  const joined = file === CLINIC ? value.replaceAll(/[\s./-](?=\d)/g, "") : value;
  const [part] = INVENTED.exec(value) ?? INVENTED.exec(joined) ?? [];
  return part ? [finding("invented", file, path, { value: value.length <= 40 ? value : part })] : [];
}

/**
 * Findings for values that `placeholders` of clinic.yaml declares as provisional, and for values that look
 * invented.
 */
export function provisionalFindings(content: Content): Finding[] {
  const declared: readonly string[] = content.clinic.placeholders;
  return [
    ...declared.map((field) => inClinic("provisional", [field])),
    ...contentTexts(content)
      .filter(({ file, path: [field] }) => file !== CLINIC || !declared.includes(String(field)))
      .flatMap(inventedIn),
  ];
}

/** Findings for those facts of a group in clinic.yaml that are still unknown (null). */
const unknownFacts = (
  rule: string,
  group: "operator" | "visit",
  { clinic }: Content,
  names: Readonly<Record<string, string>>,
) =>
  Object.entries(clinic[group]).flatMap(([field, value]) =>
    value === null ? inClinic(rule, [group, field], { name: names[field] }) : [],
  );

/**
 * Findings for unknown facts about the company behind the clinic, for legal documents with gaps where such
 * facts are missing, and for a rating that nobody has checked.
 */
function gapFindings(content: Content): Finding[] {
  const { clinic, legal, ui } = content;
  const facts = collectFacts(content);
  const documents = legal.flatMap(({ slug, body }) => {
    const { size } = new Set(fillIn(body, facts).match(GAP));
    return size > 0 ? finding("gap", contentPath("legal", slug), ["body"], { size }) : [];
  });
  const score = clinic.rating.checked ? [] : inClinic("unchecked-score", ["rating", "checked"]);
  return [...unknownFacts("unknown-fact", "operator", content, ui.gaps), ...documents].concat(score);
}

/** Findings for days of review (`isReviewDay`) that are over 12 months ago or in the future. */
function ageFindings(content: Content, today: string): Finding[] {
  const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const days = contentTexts(content).filter(({ marks }) => marks.isReviewDay);
  return days.flatMap(({ file, path, value: day }) => {
    const rule = day > today ? "check-in-future" : day < lastYear && "old-check";
    return rule ? finding(rule, file, path, { day: formatDay(day) }) : [];
  });
}

/** Findings for the questions of a list of open-decisions.yaml. */
const undecided = (list: keyof Content["openDecisions"], { openDecisions }: Content): Finding[] =>
  openDecisions[list].map(({ question, file, field }, index) => ({
    ...finding("undecided", contentPath("openDecisions"), [list, index], { file, field }),
    place: question,
  }));

/** Findings for days of review (`isReviewDay`) that are in the future; `today` is `YYYY-MM-DD`. */
export const futureReviewDays = (content: Content, today: string): Finding[] =>
  ageFindings(content, today).filter(({ rule }) => rule === "check-in-future");

/** All findings that prevent the launch. @param today `YYYY-MM-DD` */
export const launchFindings = (content: Content, today: string): Finding[] => [
  ...provisionalFindings(content),
  ...gapFindings(content),
  ...ageFindings(content, today),
  ...unreadServices(content, today).map(({ slug }) => finding("unread", contentPath("services", slug), [])),
  ...undecided("items", content),
];

/**
 * The launch list of checked content. `errors` prevent the launch, `warnings` are those of the content check, and
 * `suggestions` would help patients. If the check has found errors, the list contains only them.
 * @param checked result of `checkContent`
 */
export function launchList(
  { findings, content }: { findings: readonly Finding[]; content?: Content },
  today: string,
) {
  if (!content) return { errors: findings, warnings: [], suggestions: [] };
  return {
    errors: launchFindings(content, today),
    warnings: findings,
    suggestions: launchSuggestions(content),
  };
}

/**
 * Findings that do not prevent the launch: questions that the owner may still decide (`wishes`), and unknown
 * facts about a visit that would help patients.
 */
export const launchSuggestions = (content: Content): Finding[] => [
  ...undecided("wishes", content),
  ...unknownFacts("untold-visit", "visit", content, content.ui.visit),
];
