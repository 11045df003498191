import type { FieldProps } from "@rjsf/utils";
import { useContext } from "react";
import { CHOSEN } from "../../fields.ts";
import { Amount } from "./Amount.tsx";
import { type ControlProps, describedBy, Surroundings } from "./context.ts";
import { Markdown } from "./Markdown.tsx";
import { RichText } from "./RichText.tsx";
import type { FormSchema } from "./schema.ts";

/** A single value, with the control that fits it. */
export function Leaf({ schema, formData, onChange, fieldPathId, required }: FieldProps) {
  const { file, problems, choices, onLook } = useContext(Surroundings);
  const field = schema as FormSchema;
  const { $id: id, path } = fieldPathId;
  const isWrong = problems.some(
    (problem) =>
      problem.level === "error" && problem.file === file && problem.path.join("/") === path.join("/"),
  );
  const control: ControlProps = {
    id,
    value: formData ?? "",
    onChange: (value) => onChange(value, path, undefined, id),
    onFocus: () => onLook(String(formData ?? "")),
    "aria-describedby": describedBy(id),
    "aria-invalid": isWrong || undefined,
  };
  const mayBeEmpty = field.nullable || !required;

  if (field.kind === "id") return null;
  if (field.kind === "markdown") return <Markdown {...control} file={file} />;
  if (field.kind === "rich") return <RichText {...control} pages={choices.page ?? []} />;
  if (field.kind === "lei") return <Amount {...control} />;
  if (field.kind && CHOSEN.includes(field.kind)) {
    return <Choice {...control} options={choices[field.kind] ?? []} mayBeEmpty={mayBeEmpty} />;
  }
  if (field.enum) {
    const options = field.enum.map((value) => ({ value, label: field.labels?.[value] ?? value }));
    return <Choice {...control} options={options} mayBeEmpty={mayBeEmpty} />;
  }
  if (field.type === "boolean") return <YesNo {...control} />;
  if (field.type === "integer") return <Whole {...control} />;
  return <Line {...control} kind={field.kind} />;
}

function Choice({
  value,
  onChange,
  options,
  mayBeEmpty,
  ...rest
}: ControlProps & { options: readonly { value: string; label: string }[]; mayBeEmpty: boolean }) {
  const isKnown = options.some((option) => option.value === value);
  return (
    <select {...rest} value={String(value)} onChange={(event) => onChange(event.target.value)}>
      {(mayBeEmpty || value === "") && <option value="">–</option>}
      {!isKnown && value !== "" && <option value={String(value)}>{String(value)}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function YesNo({ value, onChange, ...rest }: ControlProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** A whole number; what is none stays as it is typed, for the check to speak of. */
function Whole({ value, onChange, ...rest }: ControlProps) {
  return (
    <input
      {...rest}
      inputMode="numeric"
      value={String(value)}
      onChange={({ target }) =>
        onChange(/^-?\d+$/.test(target.value.trim()) ? Number(target.value) : target.value)
      }
    />
  );
}

const TYPES: Readonly<Record<string, string>> = { day: "date", time: "time", phone: "tel" };

/** Text on one line, or as many as it needs. */
function Line({ value, onChange, kind = "", ...rest }: ControlProps & { kind?: string | undefined }) {
  const text = String(value);
  if (!TYPES[kind] && text.length > 60) {
    return <textarea {...rest} rows={2} value={text} onChange={(event) => onChange(event.target.value)} />;
  }
  return (
    <input
      {...rest}
      type={TYPES[kind] ?? "text"}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
