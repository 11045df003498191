import { createContext, useContext } from "react";
import type { FieldPath, Note, Option } from "../../shared.ts";
import type { FormSchema } from "./schema.ts";

/** What every field of a form may need. */
interface FormContext {
  readonly file: string;
  readonly problems: readonly Note[];
  readonly choices: Readonly<Record<string, readonly Option[]>>;
  /** The whole document's: a list may speak of its chapters. */
  readonly schema: FormSchema;
  /** A value is another one; undefined for one that is no longer there. */
  readonly onChange: (path: FieldPath, value: unknown) => void;
  /** Somebody is at a field: the preview shows its text. */
  readonly onLook: (text: string) => void;
  /** A row was added, and nobody has left it yet: it is not judged; undefined once somebody has. */
  readonly onAdded: (path: FieldPath | undefined) => void;
}

export const FormContext = createContext({} as FormContext);

/** The id of a field's control, or of the group around it. */
export const idOf = (path: FieldPath) => ["root", ...path].join("_");

/** Ids of the sentences that belong to a control. */
export const helpId = (path: FieldPath) => `${idOf(path)}-ajutor`;
export const problemId = (path: FieldPath) => `${idOf(path)}-problema`;

/** What the checks say of a field itself, or of all that is in it, and whether it may not stay so. */
export function useProblems(path: FieldPath, isWhole = false) {
  const { file, problems } = useContext(FormContext);
  const own = problems.filter(
    (problem) =>
      problem.file === file &&
      idOf(isWhole ? problem.path.slice(0, path.length) : problem.path) === idOf(path),
  );
  return {
    words: own.map(({ words }) => words).join("; "),
    isWrong: own.some(({ level }) => level === "error"),
  };
}
