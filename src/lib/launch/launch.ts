import type { Content } from "../content/files.ts";
import { leavesOf } from "../content/leaves.ts";
import type { Problem } from "../content/problem.ts";
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
): Problem[] {
  const leaves = [...leavesOf(content)];
  return [
    ...placeholderProblems(content.clinic),
    ...siteAddressProblems(content.clinic, env),
    ...inventedProblems(leaves, content.clinic.placeholders),
    ...gapProblems(content),
    ...ageProblems(leaves, today),
    ...decisionProblems(content),
  ];
}

function decisionProblems({ openDecisions }: Content): Problem[] {
  return openDecisions.items.map(({ id, question, file, field }) => ({
    file,
    place: field,
    remedy: `de hotărât: ${question} După hotărâre, ștergeți „${id}” din content/open-decisions.yaml`,
  }));
}
