import { type ComponentProps, createContext, useContext, useState } from "react";
import { formatAmount, formatDay } from "../../src/content/editing.ts";
import type { QuotedValue } from "../server/quoted-values.ts";
import type { FieldPath, Note, Option, Schema } from "../shared/form-fields.ts";
import type { RichKind } from "../shared/rich-text-document.ts";
import { leiFrom, timeFrom, wholeFrom } from "./form-values.ts";
import { idOf } from "./location.ts";
import { PhotoField } from "./PhotoField.tsx";
import { type ControlProps, Select } from "./parts.tsx";
import { RichText } from "./RichTextField.tsx";

/** Data that every field of a form needs. */
interface FormContext {
  /** Findings about this document. */
  problems: Note[];
  choices: Record<string, Option[]>;
  /** Values that texts can quote. */
  quoted: QuotedValue[];
  /**
   * Schema of the whole document. A list of checkboxes needs it if its values are names of fields in the
   * document.
   */
  schema: Schema;
  /** Called when a value has changed. @param value undefined if the value was removed */
  onChange: (path: FieldPath, value: unknown) => void;
  /**
   * Called with the path of an added row, and with undefined when the focus has left the row. Until then,
   * findings about the row are hidden.
   */
  onAdded: (path: FieldPath | undefined) => void;
}

export const FormContext = createContext({} as FormContext);

export interface FieldProps {
  schema: Schema;
  value: unknown;
  path: FieldPath;
  isRequired?: boolean | undefined;
}

/** These functions return the ids of a control's label, help text and findings. */
const labelId = (path: FieldPath) => `${idOf(path)}-nume`;
const helpId = (path: FieldPath) => `${idOf(path)}-ajutor`;
const problemId = (path: FieldPath) => `${idOf(path)}-problema`;

/**
 * Returns the text of the findings about a field, and whether one of them is an error.
 * @param isWhole whether findings about fields inside it are included
 */
export function useProblems(path: FieldPath, isWhole = false) {
  const own = useContext(FormContext).problems.filter(
    (problem) => idOf(isWhole ? problem.path.slice(0, path.length) : problem.path) === idOf(path),
  );
  return {
    words: own.map(({ words }) => words).join("; "),
    isWrong: own.some(({ level }) => level === "error"),
  };
}

/** The help text of a field. */
export function Help({ path, schema: { help } }: Pick<FieldProps, "path" | "schema">) {
  if (!help) return;
  return (
    <p className="form-text mt-0 mb-1" id={helpId(path)}>
      {help}
    </p>
  );
}

/** The findings of a field, as text. */
export function Problems({ path }: Pick<FieldProps, "path">) {
  const { words, isWrong } = useProblems(path);
  if (!words) return;
  return (
    <p className={isWrong ? "problem" : "warning"} id={problemId(path)}>
      {words}
    </p>
  );
}

/** A single value: its label, help text, control and findings. */
export function Leaf({ schema, value, path, isRequired }: FieldProps) {
  const { onChange } = useContext(FormContext);
  const { isWrong } = useProblems(path);
  const { kind, type = "", title, isNullable } = schema;
  const id = idOf(path);
  // These fields have no control, because the desk sets ids, and buttons change the order.
  if (kind === "id" || kind === "order") return <Problems path={path} />;
  const isInList = typeof path.at(-1) === "number";
  const isBox = type === "boolean";
  const control = (
    <Control
      id={id}
      value={value ?? ""}
      onChange={(value) => onChange(path, value)}
      aria-labelledby={labelId(path)}
      aria-describedby={`${helpId(path)} ${problemId(path)}`}
      aria-invalid={isWrong || undefined}
      field={schema}
      mayBeEmpty={isNullable || !isRequired}
    />
  );
  return (
    <>
      <div className={`field ${isBox ? "form-check" : ""} kind-${kind ?? type}`}>
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
      <Problems path={path} />
    </>
  );
}

/** Shows the control that fits the type of a field. */
function Control({ field, mayBeEmpty, ...control }: ControlProps & { field: Schema; mayBeEmpty: boolean }) {
  const { choices, quoted } = useContext(FormContext);
  // A text without markup may contain a token, such as the name of the clinic; only the rich text editor can
  // show tokens.
  const [hasValue] = useState(() => String(control.value).includes("{{"));
  const { kind = "", type = "", labels = {} } = field;
  const { value, onChange, ...rest } = control;
  if (kind === "photo") return <PhotoField {...control} />;
  const rich = RICH[kind] ?? (hasValue && "plain");
  if (rich) return <RichText {...control} kind={rich} pages={choices.page ?? []} quoted={quoted} />;
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
  if (kind === "day") return <Day {...control} />;
  if (String(value).length > 60) return <Area {...control} rows={2} />;
  return (
    <input
      {...rest}
      className="form-control"
      type={kind === "phone" ? "tel" : undefined}
      value={String(value)}
      readOnly={field.const !== undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/**
 * A date input with the day as Romanian text beside it, because the browser shows the input in its own
 * language, in which 12/11 may be ambiguous.
 */
function Day({ value, onChange, ...rest }: ControlProps) {
  const day = String(value);
  return (
    <span className="hstack flex-wrap gap-2">
      <input
        {...rest}
        type="date"
        className="form-control w-auto"
        value={day}
        onChange={({ target }) => onChange(target.value)}
      />
      {/^\d{4}-\d{2}-\d{2}$/.test(day) && <small>{formatDay(day)}</small>}
    </span>
  );
}

/** The kind of rich text for each field kind that has markup. */
const RICH: Record<string, RichKind> = { rich: "rich", markdown: "document" };

/** Converts typed text to the stored value (`read`), and the stored value to text (`print`). */
interface Conversion {
  read: (typed: string) => unknown;
  print?: (value: unknown) => string;
}

/** Conversions by the kind or the type of a field. */
const TYPED: Record<string, Conversion> = {
  lei: {
    read: leiFrom,
    print: (value) => (Number.isInteger(value) ? formatAmount(value as number) : String(value)),
  },
  time: { read: timeFrom },
  integer: { read: wholeFrom },
};

/**
 * A text input. It shows the typed text as long as this text stands for the stored value, otherwise the
 * formatted value.
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

/** A text input with several lines. */
function Area({ value, onChange, ...rest }: ControlProps & Pick<ComponentProps<"textarea">, "rows" | "ref">) {
  return (
    <textarea
      {...rest}
      className="form-control"
      value={String(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
