import { useContext, useState } from "react";
import { formatAmount } from "../../../src/content/editing.ts";
import { CHOSEN } from "../../fields.ts";
import { Select } from "../parts.tsx";
import { type FieldProps, Help, Problems } from "./Chapter.tsx";
import { FormContext, helpId, idOf, problemId, useProblems } from "./context.ts";
import { type FormSchema, leiFrom } from "./schema.ts";
import { Area, type ControlProps, RichText } from "./texts.tsx";

/** A single value: its name, help, control and problem. */
export function Leaf({ schema, value, path, isRequired }: FieldProps) {
  const { onLook, onChange } = useContext(FormContext);
  const { isWrong } = useProblems(path);
  const { kind, type, title, nullable } = schema;
  const id = idOf(path);
  if (kind === "id") return <Problems path={path} />;
  const isInList = typeof path.at(-1) === "number";
  const control: ControlProps = {
    id,
    value: value ?? "",
    onChange: (value) => onChange(path, value),
    onFocus: () => onLook(String(value ?? "")),
    "aria-describedby": `${helpId(path)} ${problemId(path)}`,
    "aria-invalid": isWrong || undefined,
  };
  const isBox = type === "boolean";
  const drawn = <Control {...control} field={schema} mayBeEmpty={nullable || !isRequired} />;
  return (
    <>
      <div className={`field ${isBox ? "form-check" : ""} kind-${kind ?? type ?? ""}`}>
        {isBox && drawn}
        <label htmlFor={id} className={isInList ? "visually-hidden" : "mb-1"}>
          {title}
          {!isRequired && !isInList && !isBox && (
            <small className="if-any fw-normal"> (dacă este cazul)</small>
          )}
        </label>
        {!isInList && <Help path={path} schema={schema} />}
        {!isBox && drawn}
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
  const { kind = "", type } = field;
  const { value, onChange, ...rest } = control;
  if (kind === "markdown") return <Area {...control} rows={24} />;
  if (kind === "rich") return <RichText {...control} pages={choices.page ?? []} />;
  if (kind === "lei") return <Amount {...control} />;
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
  const isWhole = type === "integer";
  if (!TYPES[kind] && String(value).length > 60) return <Area {...control} rows={2} />;
  return (
    <input
      {...rest}
      className="form-control"
      value={String(value)}
      type={TYPES[kind] ?? "text"}
      inputMode={isWhole ? "numeric" : undefined}
      onChange={({ target: { value } }) =>
        // What is no whole number stays as it is typed, for the check to speak of.
        onChange(isWhole && /^-?\d+$/.test(value.trim()) ? Number(value) : value)
      }
    />
  );
}

const TYPES: Readonly<Record<string, string>> = { day: "date", time: "time", phone: "tel" };

/** An amount in lei, shown as it is printed while nobody types. */
function Amount({ value, onChange, onFocus, ...rest }: ControlProps) {
  const [typed, setTyped] = useState<string>();
  const printed = Number.isInteger(value) ? formatAmount(value as number) : String(value);
  // After a step back it is not what was typed.
  const isTyped = typed !== undefined && leiFrom(typed) === value;
  return (
    <span className="input-group">
      <input
        {...rest}
        className="form-control text-end"
        inputMode="decimal"
        value={isTyped ? typed : printed}
        onFocus={({ target }) => {
          onFocus();
          target.select();
        }}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(leiFrom(target.value));
        }}
      />
      <span className="input-group-text" aria-hidden="true">
        lei
      </span>
    </span>
  );
}
