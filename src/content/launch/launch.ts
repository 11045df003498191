import { doctorProblems } from "../doctor.ts";
import { type Content, contentPath } from "../files.ts";
import type { Finding } from "../problem.ts";
import { textsOf } from "../texts.ts";
import { ageProblems } from "./age.ts";
import { gapProblems } from "./gaps.ts";
import { inventedProblems, placeholderProblems } from "./provisional.ts";
import { siteAddressProblems } from "./public-address.ts";

/**
 * Everything that still stands between this build and the public.
 * @param content valid content, tokens still in place
 * @param today `YYYY-MM-DD`
 * @param env the environment of the build; `SITE_URL` counts as a site address
 */
export function launchProblems(
  content: Content,
  today: string,
  env: Readonly<Record<string, string | undefined>>,
): Finding[] {
  const texts = [...textsOf(content)];
  return [
    ...placeholderProblems(content.clinic),
    ...siteAddressProblems(content.clinic, env),
    ...inventedProblems(texts, content.clinic.placeholders),
    ...gapProblems(content),
    ...ageProblems(texts, today),
    ...doctorProblems(content),
    ...decisionProblems(content),
  ];
}

/**
 * What would still help patients, and stops nothing: facts of a visit that nobody has told, and closing days gone by.
 * @param content valid content, tokens still in place
 * @param today `YYYY-MM-DD`
 */
export function launchWishes({ clinic, openDecisions, ui }: Content, today: string): Finding[] {
  const file = contentPath("clinic");
  const untold = Object.entries(clinic.visit)
    .filter(([, value]) => value === null)
    .map(([field]) => ({
      file,
      path: ["visit", field],
      remedy: `${ui.visit[field as keyof typeof ui.visit]}: dacă scrieți o frază, apare la Contact`,
    }));
  const past = clinic.closingDays.flatMap(({ from, to = from }, index) =>
    to < today ? [{ file, path: ["closingDays", index], remedy: "zilele au trecut; ștergeți rândul" }] : [],
  );
  return [...openDecisions.wishes.map(asProblem), ...untold, ...past];
}

const decisionProblems = ({ openDecisions }: Content) => openDecisions.items.map(asProblem);

function asProblem({ id, question, file, field }: Content["openDecisions"]["items"][number]): Finding {
  const remedy = `de hotărât: ${question} După hotărâre, ștergeți rândul „${id}” din foaia „Ce a rămas de hotărât”`;
  return { file, place: field, remedy };
}
