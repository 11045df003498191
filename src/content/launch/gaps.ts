import { type Content, contentPath } from "../files.ts";
import type { Finding } from "../problem.ts";
import { collectFacts, fillIn, GAP } from "../tokens.ts";

const CLINIC = contentPath("clinic");

/** Facts of the operator that nobody has filled in, and the legal documents that show a gap in their place. */
export function gapProblems(content: Content): Finding[] {
  const { clinic, legal, ui } = content;
  const facts = collectFacts(content);
  const missing = Object.entries(clinic.operator)
    .filter(([, value]) => value === null)
    .map(([field]) => ({
      file: CLINIC,
      path: ["operator", field],
      remedy: `lipsește ${ui.gaps[field as keyof typeof ui.gaps]}; completați câmpul`,
    }));
  const documents = legal.flatMap(({ slug, body }) => {
    const gaps = new Set(fillIn(body, facts).match(GAP));
    if (gaps.size === 0) return [];
    const remedy = `goluri marcate care se văd pe pagină: ${gaps.size}; dispar după ce completați datele firmei în foaia „Telefon și program”`;
    return [{ file: contentPath("legal", slug), path: ["body"], remedy }];
  });
  const score = { file: CLINIC, path: ["rating", "checked"] };
  return [
    ...missing,
    ...documents,
    ...(clinic.rating.checked === null
      ? [{ ...score, remedy: "scorul nu a fost verificat; verificați-l și scrieți ziua" }]
      : []),
  ];
}
