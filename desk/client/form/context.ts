import { createContext, useContext } from "react";
import type { FieldPath, Note, Option } from "../../shared.ts";

/** What every field of a form may need. */
interface FormSurroundings {
  readonly file: string;
  readonly problems: readonly Note[];
  readonly choices: Readonly<Record<string, readonly Option[]>>;
  /** Somebody is at a field: the preview shows it. */
  readonly onLook: (text: string) => void;
}

export const Surroundings = createContext({} as FormSurroundings);

/** What the checks say of a field itself, and whether it may not stay so. */
export function useProblems(path: FieldPath) {
  const { file, problems } = useContext(Surroundings);
  const own = problems.filter(
    (problem) => problem.file === file && problem.path.join("/") === path.join("/"),
  );
  return {
    words: own.map(({ words }) => words).join("; "),
    isWrong: own.some(({ level }) => level === "error"),
  };
}

/** What every control gets. */
export interface ControlProps {
  id: string;
  value: unknown;
  onChange: (value: unknown) => void;
  onFocus: () => void;
  "aria-describedby": string;
  "aria-invalid"?: boolean | undefined;
}

/** Ids of the sentences that belong to a control. */
export const helpId = (id: string) => `${id}-ajutor`;
export const problemId = (id: string) => `${id}-problema`;
