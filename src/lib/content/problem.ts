/** One thing that is wrong in a content file, told to a clinic employee. */
export interface Problem {
  /** Path from the project's root, such as `content/prices.yaml`. */
  readonly file: string;
  /** Line in the file, counted from 1, where it is known. */
  readonly line?: number | undefined;
  /** Names and list positions (from 0) that lead to the field; absent when the whole file is meant. */
  readonly path?: readonly PropertyKey[] | undefined;
  /** Where in the file, in words, when it is no single field. */
  readonly place?: string | undefined;
  /** What is wrong and what to do, in plain Romanian. */
  readonly remedy: string;
}

/** „amounts → poziția 3 → amount”: list positions are counted from 1, as people count. */
export function fieldName(path: readonly PropertyKey[]): string {
  if (path.at(-1) === "body") return "textul documentului";
  return path.map((key) => (typeof key === "number" ? `poziția ${key + 1}` : String(key))).join(" → ");
}

/** One problem as a few lines of text: file and line, field, remedy. */
export function describeProblem({ file, line, path, place, remedy }: Problem): string {
  const field = path?.length ? fieldName(path) : place;
  return [
    line ? `${file}, rândul ${line}` : file,
    ...(field ? [`  câmpul: ${field}`] : []),
    `  ${remedy}`,
  ].join("\n");
}

/** The message that stops the build. */
export function describeProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? "O problemă" : `${problems.length} probleme`;
  return [
    `${count} în textele site-ului. Nimic nu a fost publicat; corectați și încercați din nou.`,
    ...problems.map(describeProblem),
  ].join("\n\n");
}
