import { type Finding, isError, type Path } from "./finding.ts";

/** Describes findings in Romanian, as the terminal shows them to the clinic's staff. */

/** A path in Romanian, „amounts → poziția 3 → amount”; list positions are counted from 1. */
export function fieldName(path: Path): string {
  if (path.at(-1) === "body") return "textul documentului";
  return path.map((key) => (typeof key === "number" ? `poziția ${key + 1}` : String(key))).join(" → ");
}

/** One finding as a few lines of text: file, field, text, message. */
export function describeFinding({ file, line, path, place, excerpt, message }: Finding): string {
  const field = place ?? (path?.length ? fieldName(path) : undefined);
  return [
    line ? `${file}, rândul ${line}` : file,
    ...(field ? [`  câmpul: ${field}`] : []),
    ...(excerpt ? [`  textul: ${excerpt}`] : []),
    `  ${message}`,
  ].join("\n");
}

/**
 * Returns one message that describes all findings. If one of them is an error, its first line says that
 * nothing was published; otherwise, that warnings prevent nothing.
 */
export function describeFindings(findings: readonly Finding[]): string {
  const count = findings.length === 1 ? "O problemă" : `${findings.length} probleme`;
  const headline = findings.some(isError)
    ? `${count} în textele site-ului. Nimic nu a fost publicat; corectați și încercați din nou.`
    : `De recitit în textele site-ului: ${findings.length}. Nu oprește nimic.`;
  return [headline, ...findings.map(describeFinding)].join("\n\n");
}
