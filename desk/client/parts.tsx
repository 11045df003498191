import { diffWords } from "diff";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import type { Change } from "../shared/changes.ts";
import type { Note, Option } from "../shared/form-fields.ts";
import { setUserName, userName } from "./api.ts";
import { goTo, placeHref } from "./location.ts";
import texts from "./words.json" with { type: "json" };

/** A button. @param isPrimary whether it is highlighted as the next step */
export function Button({
  isPrimary,
  className = "",
  ...rest
}: ComponentProps<"button"> & { isPrimary?: boolean }) {
  return <button type="button" {...rest} className={`btn ${isPrimary ? "primary" : ""} ${className}`} />;
}

/** Props of every control of a form. */
export type ControlProps = Pick<
  ComponentProps<"input">,
  "id" | "aria-labelledby" | "aria-describedby" | "aria-invalid"
> & {
  value: unknown;
  onChange: (value: unknown) => void;
};

interface SelectProps extends Omit<ComponentProps<"select">, "onChange"> {
  options: Option[];
  value: string;
  onChange: (value: string) => void;
}

/** A select; the current value is offered even if it is not among the options. */
export function Select({ options, value, onChange, className = "", ...rest }: SelectProps) {
  const isKnown = options.some((option) => option.value === value);
  return (
    <select
      {...rest}
      value={value}
      className={`form-select ${className}`}
      onChange={({ target }) => onChange(target.value)}
    >
      {!isKnown && <option>{value}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** An error message. */
export function Trouble({ words }: { words: string | undefined }) {
  if (!words) return;
  return (
    <p className="problem" role="alert">
      {words}
    </p>
  );
}

interface DialogProps {
  title: string;
  /** If it is absent, the dialog cannot be closed: the user must choose one of its buttons. */
  onClose?: () => void;
  children: ReactNode;
}

/** A modal dialog, which is open while it is rendered. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    // After a click in the preview, its frame has the focus. It must not keep it, because Escape would not
    // close the dialog.
    window.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape also closes the dialog.
    <dialog
      ref={dialog}
      className="p-0 border-0 rounded-3 shadow"
      aria-labelledby={id}
      onCancel={(event) => !onClose && event.preventDefault()}
      onClose={onClose}
      // A click on the backdrop closes the dialog, except the second click of a double click, whose first
      // click opened it.
      onClick={({ target, detail }) => target === dialog.current && detail === 1 && onClose?.()}
    >
      <div className="p-4">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

/** A single-line input with its label and help text. */
export function Line({
  id,
  label,
  help,
  ...rest
}: ComponentProps<"input"> & Record<"id" | "label" | "help", string>) {
  return (
    <div className="mb-3">
      <label htmlFor={id}>{label}</label>
      <p className="form-text mt-0 mb-1" id={`${id}-ajutor`}>
        {help}
      </p>
      <input id={id} className="form-control" aria-describedby={`${id}-ajutor`} {...rest} />
    </div>
  );
}

/** A field for the name of the user at this computer. */
export function Who() {
  return (
    <Line
      id="cine"
      label="Cine schimbă textele?"
      help={texts.who}
      defaultValue={userName()}
      maxLength={60}
      onChange={({ target }) => setUserName(target.value)}
    />
  );
}

interface NoteListProps {
  notes: Note[];
  /** Path of the page that the preview shows beside the field. */
  page?: string;
  /** Called when the user follows a link to a field. */
  onFollow?: () => void;
}

/** A list of notes, each with a link to its field. */
export function NoteList({ notes, page, onFollow }: NoteListProps) {
  return (
    <ul className="list-group list-group-flush">
      {notes.map(({ file, path, title, field, words }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two notes may be equal, and the list is never reordered.
        <li key={index} className="list-group-item px-0 bg-transparent">
          <a
            href={placeHref(file, path, page)}
            onClick={() => {
              goTo(file, path, page);
              onFollow?.();
            }}
          >
            <b>{title}</b>
            {field && ` · ${field}`}
          </a>
          {words && <p className="mb-0">{words}</p>}
        </li>
      ))}
    </ul>
  );
}

/**
 * Maximum length of the old and new text together, in characters, for showing them side by side. Longer texts
 * are compared word by word.
 */
const SIDE_BY_SIDE_LETTERS = 120;

/** Number of unchanged characters that are shown before and after a changed word. */
const CONTEXT_LETTERS = 60;

/** A changed text, compared word by word; unchanged passages are shortened. */
function WordChanges({ old, wanted }: Record<"old" | "wanted", string>) {
  const parts = diffWords(old, wanted);
  return (
    <p className="mb-0 text-break">
      {parts.map(({ value, added, removed }, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a comparison never move.
        if (added) return <ins key={index}>{value}</ins>;
        if (removed) return <del key={index}>{value}</del>;
        return <span key={index}>{shortened(value, index === 0, index === parts.length - 1)}</span>;
        // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
      })}
    </p>
  );
}

/**
 * Shortens an unchanged passage: its middle is left out; at the start and end of the text only the part near the change
 * is kept.
 */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * CONTEXT_LETTERS) return text;
  const before = isFirst ? "" : text.slice(0, CONTEXT_LETTERS);
  return `${before}…${isLast ? "" : text.slice(-CONTEXT_LETTERS)}`;
}

/** A list of changes, each with its field, the old and the new value. */
export function ChangeList({ changes = [] }: { changes: Change[] | undefined }) {
  return (
    <ul className="list-group list-group-flush">
      {changes.map(({ kind, path, field, old, new: wanted, question }) => (
        <li key={`${kind} ${field} ${path}`} className="list-group-item px-0 bg-transparent">
          <h3>
            {field} {texts.kinds[kind] && <small>({texts.kinds[kind]})</small>}
          </h3>
          {kind === "changed" && old && wanted && old.length + wanted.length > SIDE_BY_SIDE_LETTERS ? (
            <WordChanges old={old} wanted={wanted} />
          ) : (
            <p className="mb-0">
              {kind !== "added" && <del className="px-1 text-break">{old || "nimic"}</del>}
              {(kind === "changed" || kind === "moved") && <span aria-hidden="true"> → </span>}
              {kind !== "removed" && (
                <ins className="px-1 text-break text-decoration-none">{wanted || "nimic"}</ins>
              )}
            </p>
          )}
          {question && <p className="problem mb-0">{question} Sigur?</p>}
        </li>
      ))}
    </ul>
  );
}
