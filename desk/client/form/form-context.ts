import { createContext, useContext } from "react";
import type { QuotedValue } from "../../server/documents/quoted-values.ts";
import type { FieldPath, Finding, Option, Schema } from "../../shared/form-fields.ts";
import { idOf } from "../location.ts";

/** The data that the fields of a form share. */

interface FormContext {
  /** Findings about this document. */
  findings: Finding[];
  choices: Record<string, Option[]>;
  /** Values of the content that texts can contain as tokens. */
  quoted: QuotedValue[];
  /** Origin of the preview, which has the photographs. */
  pagesOrigin: string | undefined;
  /** Called when a value has changed. @param value undefined if the value was removed */
  onChange: (path: FieldPath, value: unknown) => void;
}

export const FormContext = createContext({} as FormContext);

export interface FieldProps {
  schema: Schema;
  value: unknown;
  path: FieldPath;
  isRequired?: boolean | undefined;
}

/**
 * Returns the text of the findings about a field, and whether one of them is an error.
 * @param isWhole whether findings about fields inside it are included
 */
export function useFindings(path: FieldPath, isWhole = false) {
  const own = useContext(FormContext).findings.filter(
    ({ path: at }) => idOf(isWhole ? at.slice(0, path.length) : at) === idOf(path),
  );
  return {
    words: own.map(({ words }) => words).join("; "),
    isWrong: own.some(({ level }) => level === "error"),
  };
}
