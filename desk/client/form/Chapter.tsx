import { type ReactNode, useContext } from "react";
import { helpOf, type Schema } from "../../fields.ts";
import type { FieldPath } from "../../shared.ts";
import { FormContext, helpId, idOf, problemId, useProblems } from "./context.ts";
import type { FormSchema } from "./schema.ts";

/** What fields of several kinds are made of. */

export interface FieldProps {
  schema: FormSchema;
  value: unknown;
  path: FieldPath;
  isRequired?: boolean | undefined;
}

/** Help is what the schema's sentence says beyond the name. */
export function Help({ path, schema }: { path: FieldPath; schema: Schema }) {
  const help = helpOf(schema);
  return help ? (
    <p className="form-text mt-0 mb-1" id={helpId(path)}>
      {help}
    </p>
  ) : null;
}

export function Problems({ path }: { path: FieldPath }) {
  const { words, isWrong } = useProblems(path);
  return words ? (
    <p className={isWrong ? "problem" : "warning"} id={problemId(path)}>
      {words}
    </p>
  ) : null;
}

/** Fields under one name. */
export function Chapter({ path, schema, children }: Omit<FieldProps, "value"> & { children: ReactNode }) {
  return (
    <fieldset className="group" id={idOf(path)} tabIndex={-1}>
      <legend>{schema.title}</legend>
      <Help path={path} schema={schema} />
      <Problems path={path} />
      {children}
    </fieldset>
  );
}

/** Words of a closed list, each a box to tick; they stay in the list's order. A word that names a field has its name. */
export function CheckList({ schema, value, path }: FieldProps) {
  const { schema: whole, onChange } = useContext(FormContext);
  const words = schema.items?.enum ?? [];
  const chosen = new Set<unknown>(Array.isArray(value) ? value : []);
  const wanted = (word: string, isOn: boolean) =>
    words.filter((other) => (other === word ? isOn : chosen.has(other)));
  return (
    <Chapter {...{ path, schema }}>
      {words.map((word) => (
        <label key={word} className="form-check form-check-inline">
          <input
            type="checkbox"
            className="form-check-input"
            checked={chosen.has(word)}
            onChange={({ target }) => onChange(path, wanted(word, target.checked))}
          />
          {whole.properties?.[word]?.title ?? word}
        </label>
      ))}
    </Chapter>
  );
}
