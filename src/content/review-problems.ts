import { type Content, contentPath } from "./files.ts";
import { isNewService, QUESTIONS, waitingUnits } from "./medical-review.ts";
import { type Finding, finding } from "./problem.ts";
import { collectFacts, unknownTokens } from "./tokens.ts";

/**
 * Findings that prevent publication of a launched site: units that were never signed and cannot be left out,
 * and signed texts with an unknown token.
 */
export function reviewErrors(content: Content): Finding[] {
  if (!content.publishing.launched) return [];
  const file = contentPath("publishing");
  const facts = collectFacts(content);
  const lost = content.medicalReview.units.flatMap(({ unit, text }) =>
    unknownTokens(text, facts).map((token) =>
      finding("signed-token", contentPath("medicalReview"), ["units"], { unit, token }),
    ),
  );
  const newServices = new Set(
    content.services.filter((service) => isNewService(content, service)).map(({ slug }) => slug),
  );
  const hasSignedQuestions = content.medicalReview.units.some(({ unit }) => unit.startsWith(`${QUESTIONS}.`));
  const areNew = newServices.size === content.services.length;
  const unsigned = waitingUnits(content).filter(({ id, signed }) => {
    if (signed) return false;
    const [folder = "", slug = ""] = id.split(".");
    if (folder === "services") return areNew || !newServices.has(slug);
    return !id.startsWith(`${QUESTIONS}.`) || !hasSignedQuestions;
  });
  if (unsigned.length === 0) return lost;
  const files = [...new Set(unsigned.map((unit) => unit.file))].join(", ");
  return [...lost, finding("launched-unsigned", file, ["launched"], { count: unsigned.length, files })];
}

/** Findings for changes that wait for a signature; until then the public reads the last signed text. */
export const reviewWarnings = (content: Content): Finding[] =>
  content.publishing.launched
    ? waitingUnits(content).map(({ file, path }) => finding("waits-for-signature", file, path))
    : [];

/** Findings, one per file, about the units that a doctor has to sign before the launch. */
export function unsignedFiles(content: Content): Finding[] {
  const files = Map.groupBy(waitingUnits(content), ({ file }) => file);
  return [...files].map(([file, units]) => ({
    ...finding("unsigned", file, [], { count: units.length }),
    path: units[0]?.path,
  }));
}
