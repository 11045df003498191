import { formatCount } from "#lib/format.ts";
import { type Content, contentPath } from "../files.ts";
import { withoutHiddenPages } from "../load/hidden-pages.ts";
import { collectFacts, unknownTokens } from "../load/tokens.ts";
import { isNewService, QUESTIONS, waitingUnits } from "../review/medical-review.ts";
import { publishedContent } from "../review/published-content.ts";
import { type Finding, finding } from "./finding.ts";
import { linkProblems } from "./links.ts";

/**
 * Findings that prevent publication of a launched site: texts that a doctor has signed and that contain an
 * unknown token, medical texts that no doctor has signed and that the site cannot leave out, and links that
 * are wrong because of an unsigned change.
 */
export const reviewErrors = (content: Content): Finding[] =>
  content.publishing.launched
    ? [...unknownSignedTokens(content), ...unsignedUnits(content), ...unpublishedLinks(content)]
    : [];

function unknownSignedTokens(content: Content): Finding[] {
  const facts = collectFacts(content);
  return content.medicalReview.units.flatMap(({ unit, text }) =>
    unknownTokens(text, facts).map((token) =>
      finding("signed-token", contentPath("medicalReview"), ["units"], { unit, token }),
    ),
  );
}

/** The number of units as a text: „1 text medical”, „20 de texte medicale”. */
const countOf = (units: readonly unknown[]) => formatCount(units.length, "texte medicale", "text medical");

function unsignedUnits(content: Content): Finding[] {
  const { services, medicalReview } = content;
  const newServices = services.filter((service) => isNewService(content, service));
  // The site can be published without new examinations and without new questions, unless all are new.
  const canOmitServices = newServices.length < services.length;
  const canOmitQuestions = medicalReview.units.some(({ unit }) => unit.startsWith(`${QUESTIONS}.`));
  const canOmit = (id: string) => {
    if (id.startsWith(`${QUESTIONS}.`)) return canOmitQuestions;
    return canOmitServices && newServices.some(({ slug }) => id.startsWith(`services.${slug}.`));
  };
  const missing = waitingUnits(content).filter(
    ({ id, signed, mayBeNull }) => !signed && !mayBeNull && !canOmit(id),
  );
  if (missing.length === 0) return [];
  const files = [...new Set(missing.map(({ file }) => file))].join(", ");
  const values = { count: countOf(missing), files };
  return [finding("launched-unsigned", contentPath("publishing"), ["launched"], values)];
}

/**
 * Links that are correct in the content, but wrong on the site until a doctor has signed: links to an
 * examination that is not published yet, and wrong links in the last signed texts.
 */
function unpublishedLinks(content: Content): Finding[] {
  // `linkProblems` itself reports a link that is wrong in any case.
  if (linkProblems(content).length > 0) return [];
  return linkProblems(withoutHiddenPages(publishedContent(content))).map(
    ({ file, path = [], excerpt = "" }) => finding("unpublished-link", file, path, { excerpt }),
  );
}

/** Findings for changes that wait for a signature; until then the public reads the last signed text. */
export const reviewWarnings = (content: Content): Finding[] =>
  content.publishing.launched
    ? waitingUnits(content).map(({ file, path }) => finding("waits-for-signature", file, path))
    : [];

/** Findings, one per file, about the texts that a doctor has to sign before the launch. */
export function unsignedFiles(content: Content): Finding[] {
  const files = Map.groupBy(waitingUnits(content), ({ file }) => file);
  return [...files].map(([file, units]) => ({
    ...finding("unsigned", file, [], { count: countOf(units) }),
    path: units[0]?.path,
  }));
}
