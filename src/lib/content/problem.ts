/** One thing that is wrong in a content file, told to a clinic employee. */
export interface Problem {
  /** Path from the project's root, such as `content/prices.yaml`. */
  readonly file: string;
  /** Where in the file, such as `amounts[2].amount`; absent when the whole file is meant. */
  readonly field?: string;
  /** What is wrong and what to do, in plain Romanian. */
  readonly remedy: string;
}

/** „amounts → rândul 3 → amount”: list positions are counted from 1, as people count. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === "number" ? `rândul ${key + 1}` : String(key))).join(" → ");
}

/** The message that stops the build. */
export function describeProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? "O problemă" : `${problems.length} probleme`;
  const lines = problems.map(
    ({ file, field, remedy }) => `  ${file}${field ? `\n    câmpul ${field}` : ""}\n    ${remedy}`,
  );
  return [
    `${count} în textele site-ului. Nimic nu a fost publicat; corectați și încercați din nou.`,
    ...lines,
  ].join("\n\n");
}
