import type { FieldProps } from "@rjsf/utils";
import { useContext, useState } from "react";
import { formatAmount } from "../../../src/content/editing.ts";
import { CHOSEN } from "../../fields.ts";
import { Select } from "../parts.tsx";
import {
  type ControlProps,
  Help,
  helpId,
  Problems,
  problemId,
  Surroundings,
  useProblems,
} from "./chapters.tsx";
import { type FormSchema, leiFrom } from "./schema.ts";
import { Area, RichText } from "./texts.tsx";

/** A single value: its name, help, control and problem. */
export function Leaf({ schema, formData, onChange, fieldPathId, required }: FieldProps) {
  const { onLook } = useContext(Surroundings);
  const field = schema as FormSchema;
  const { $id: id, path } = fieldPathId;
  const { isWrong } = useProblems(path);
  if (field.kind === "id") return <Problems id={id} path={path} />;
  const isInList = typeof path.at(-1) === "number";
  const control: ControlProps = {
    id,
    value: formData ?? "",
    onChange: (value) => onChange(value, path, undefined, id),
    onFocus: () => onLook(String(formData ?? "")),
    "aria-describedby": `${helpId(id)} ${problemId(id)}`,
    "aria-invalid": isWrong || undefined,
  };
  const isBox = field.type === "boolean";
  const drawn = <Control {...control} field={field} mayBeEmpty={field.nullable || !required} />;
  return (
    <>
      <div className={`field ${isBox ? "form-check" : ""} kind-${field.kind ?? field.type ?? ""}`}>
        {isBox && drawn}
        <label htmlFor={id} className={isInList ? "visually-hidden" : "mb-1"}>
          {field.title}
          {!required && !isInList && !isBox && <small className="fw-normal"> (dacă este cazul)</small>}
        </label>
        {!isInList && <Help id={id} schema={field} />}
        {!isBox && drawn}
      </div>
      <Problems id={id} path={path} />
    </>
  );
}

/** The control that fits a field. */
function Control({
  field,
  mayBeEmpty,
  ...control
}: ControlProps & { field: FormSchema; mayBeEmpty: boolean }) {
  const { choices } = useContext(Surroundings);
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
