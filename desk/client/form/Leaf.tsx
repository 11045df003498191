import { type ReactNode, useContext } from "react";
import { type FieldPath, isLongText } from "../../shared/form-fields.ts";
import { idOf } from "../location.ts";
import { Control } from "./Control.tsx";
import { type FieldProps, FormContext, useFindings } from "./form-context.ts";

/** These functions return the ids of a control's label, help text and findings. */
const labelId = (path: FieldPath) => `${idOf(path)}-nume`;
const helpId = (path: FieldPath) => `${idOf(path)}-ajutor`;
const findingId = (path: FieldPath) => `${idOf(path)}-problema`;

function Help({ path, schema: { help } }: Pick<FieldProps, "path" | "schema">) {
  if (!help) return;
  return (
    <p className="form-text mt-0 mb-1" id={helpId(path)}>
      {help}
    </p>
  );
}

export function Findings({ path }: Pick<FieldProps, "path">) {
  const { words, isWrong } = useFindings(path);
  if (!words) return;
  return (
    <p className={isWrong ? "problem" : "warning"} id={findingId(path)}>
      {words}
    </p>
  );
}

/** A group of fields with a frame, a title, a help text and findings. */
export function Chapter({ path, schema, children }: Omit<FieldProps, "value"> & { children: ReactNode }) {
  return (
    <fieldset className="group" id={idOf(path)} tabIndex={-1}>
      <legend>{schema.title}</legend>
      <Help path={path} schema={schema} />
      <Findings path={path} />
      {children}
    </fieldset>
  );
}

/** A single value: its label, help text, control and findings. */
export function Leaf({ schema, value, path, isRequired }: FieldProps) {
  const { onChange } = useContext(FormContext);
  const { isWrong } = useFindings(path);
  const { kind, type = "", title, isNullable } = schema;
  const id = idOf(path);
  // These fields have no control: the desk itself sets an `id`, and an engineer the order of the examinations.
  if (kind === "id" || kind === "order") return <Findings path={path} />;
  const isInList = typeof path.at(-1) === "number";
  const isBox = type === "boolean";
  const control = (
    <Control
      id={id}
      value={value ?? ""}
      onChange={(value) => onChange(path, value)}
      aria-labelledby={labelId(path)}
      aria-describedby={`${helpId(path)} ${findingId(path)}`}
      aria-invalid={isWrong || undefined}
      field={schema}
      mayBeEmpty={isNullable || !isRequired}
    />
  );
  return (
    <>
      <div
        className={`field ${isBox ? "form-check" : ""} ${isLongText(schema) ? "long" : ""} kind-${kind ?? type}`}
      >
        {isBox && control}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Tab key reaches the field itself. */}
        <label
          htmlFor={id}
          id={labelId(path)}
          // The click handler is needed for the rich text editor, for which `htmlFor` has no effect: it is
          // not an input element.
          onClick={() => document.getElementById(id)?.focus()}
          className={isInList ? "visually-hidden" : "mb-1"}
        >
          {title}
          {!isRequired && !isInList && !isBox && (
            <small className="if-any fw-normal"> (dacă este cazul)</small>
          )}
        </label>
        {!isInList && <Help path={path} schema={schema} />}
        {!isBox && control}
      </div>
      <Findings path={path} />
    </>
  );
}
