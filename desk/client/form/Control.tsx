import { useContext, useState } from "react";
import { formatAmount } from "#lib/format.ts";
import { isLongText, type Schema } from "../../shared/form-fields.ts";
import { type ControlProps, Select } from "../parts.tsx";
import { FormContext } from "./form-context.ts";
import { numberFrom, timeFrom } from "./form-values.ts";
import { PhotoField } from "./PhotoField.tsx";
import { RichTextField } from "./RichTextField.tsx";

/** Shows the control that fits the type of a field. */
export function Control({
  field,
  mayBeEmpty,
  ...control
}: ControlProps & { field: Schema; mayBeEmpty: boolean }) {
  const { choices, quoted } = useContext(FormContext);
  const { kind = "", type = "", labels = {} } = field;
  const { value, onChange, ...rest } = control;
  if (kind === "photo") return <PhotoField {...control} />;
  if (kind === "rich" || kind === "markdown")
    return <RichTextField {...control} kind={kind} pages={choices.page ?? []} quoted={quoted} />;
  const typed = TYPED[kind] ?? TYPED[type];
  if (typed) return <Typed {...control} {...typed} />;
  const options = choices[kind] ?? field.enum?.map((value) => ({ value, label: labels[value] ?? value }));
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
  const text = String(value);
  if (!isLongText(field))
    return (
      <input
        {...rest}
        type={kind === "day" ? "date" : "text"}
        className="form-control"
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <textarea
      {...rest}
      className="form-control"
      rows={1 + Math.floor(text.length / LINE_CHARACTERS)}
      value={text}
      // The text is a single line, which is only shown in several lines.
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/g, " "))}
    />
  );
}

/** Number of characters for which a text field has a line; most lines are wider. */
const LINE_CHARACTERS = 60;

/** Converts typed text to the stored value (`read`), and the stored value to text (`print`). */
interface Conversion {
  read: (typed: string) => unknown;
  print?: (value: unknown) => string;
}

/** Conversions by the kind or the type of a field. */
const TYPED: Record<string, Conversion> = {
  lei: {
    read: numberFrom,
    print: (value) => (Number.isInteger(value) ? formatAmount(value as number) : String(value)),
  },
  time: { read: timeFrom },
  integer: { read: numberFrom },
};

/**
 * A text input, for example for an amount. While somebody types it shows the typed text („835”), otherwise
 * the formatted value („835,00”).
 */
function Typed({ value, onChange, read, print = String, ...rest }: ControlProps & Conversion) {
  const [typed, setTyped] = useState<string>();
  // After an undo the typed text no longer corresponds to the value, so the value is shown.
  const isTyped = typed !== undefined && read(typed) === value;
  return (
    <input
      {...rest}
      className="form-control"
      inputMode="decimal"
      value={isTyped ? typed : print(value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
    />
  );
}
