import { useContext, useState } from "react";
import { formatAmount } from "../../../src/content/editing.ts";
import { CHOSEN } from "../../fields.ts";
import { Select } from "../parts.tsx";
import { type FieldProps, Help, Problems } from "./Chapter.tsx";
import { FormContext, helpId, idOf, problemId, useProblems } from "./context.ts";
import { type FormSchema, leiFrom, timeFrom, wholeFrom } from "./schema.ts";
import { Area, type ControlProps, RichText } from "./texts.tsx";

/** A single value: its name, help, control and problem. */
export function Leaf({ schema, value, path, isRequired }: FieldProps) {
  const { onLook, onChange } = useContext(FormContext);
  const { isWrong } = useProblems(path);
  const { kind, type, title, nullable } = schema;
  const id = idOf(path);
  if (kind === "id") return <Problems path={path} />;
  const isInList = typeof path.at(-1) === "number";
  const isBox = type === "boolean";
  const control = (
    <Control
      id={id}
      value={value ?? ""}
      onChange={(value) => onChange(path, value)}
      onFocus={() => onLook(String(value ?? ""))}
      aria-describedby={`${helpId(path)} ${problemId(path)}`}
      aria-invalid={isWrong || undefined}
      field={schema}
      mayBeEmpty={nullable || !isRequired}
    />
  );
  return (
    <>
      <div className={`field ${isBox ? "form-check" : ""} kind-${kind ?? type ?? ""}`}>
        {isBox && control}
        <label htmlFor={id} className={isInList ? "visually-hidden" : "mb-1"}>
          {title}
          {!isRequired && !isInList && !isBox && (
            <small className="if-any fw-normal"> (dacă este cazul)</small>
          )}
        </label>
        {!isInList && <Help path={path} schema={schema} />}
        {!isBox && control}
      </div>
      <Problems path={path} />
    </>
  );
}

/** The control that fits a field. */
function Control({
  field,
  mayBeEmpty,
  ...control
}: ControlProps & { field: FormSchema; mayBeEmpty: boolean | undefined }) {
  const { choices } = useContext(FormContext);
  const { kind = "", type = "" } = field;
  const { value, onChange, ...rest } = control;
  if (kind === "markdown") return <Area {...control} rows={24} />;
  if (kind === "rich") return <RichText {...control} pages={choices.page ?? []} />;
  const typed = TYPED[kind] ?? TYPED[type];
  if (typed) return <Typed {...control} {...typed} />;
  const listed = field.enum?.map((value) => ({ value, label: field.labels?.[value] ?? value }));
  const options = CHOSEN.includes(kind) ? (choices[kind] ?? []) : listed;
  const empty = mayBeEmpty || value === "" ? [{ value: "", label: "–" }] : [];
  if (options) return <Select {...control} options={[...empty, ...options]} value={String(value)} />;
  if (type === "boolean")
    return (
      <input
        {...rest}
        className="form-check-input"
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  const kept = { day: "date", phone: "tel" }[kind];
  if (!kept && String(value).length > 60) return <Area {...control} rows={2} />;
  return (
    <input
      {...rest}
      className="form-control"
      value={String(value)}
      type={kept}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** What is typed in one way and kept in another. */
interface Manner {
  read: (typed: string) => unknown;
  print?: (value: unknown) => string;
  unit?: string;
}

/** By the kind or the type of a field. */
const TYPED: Readonly<Record<string, Manner>> = {
  lei: {
    read: leiFrom,
    print: (value) => (Number.isInteger(value) ? formatAmount(value as number) : String(value)),
    unit: "lei",
  },
  time: { read: timeFrom },
  integer: { read: wholeFrom },
};

/** A value that is shown as it is kept while nobody types. */
function Typed({ value, onChange, onFocus, read, print = String, unit, ...rest }: ControlProps & Manner) {
  const [typed, setTyped] = useState<string>();
  // After a step back it is not what was typed.
  const isTyped = typed !== undefined && read(typed) === value;
  return (
    <span className="input-group">
      <input
        {...rest}
        className="form-control"
        inputMode="decimal"
        value={isTyped ? typed : print(value)}
        onFocus={({ target }) => {
          onFocus();
          target.select();
        }}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(read(target.value));
        }}
      />
      {unit && (
        <span className="input-group-text" aria-hidden="true">
          {unit}
        </span>
      )}
    </span>
  );
}
