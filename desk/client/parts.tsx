import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import type { FieldLink, Option } from "../shared/form-fields.ts";
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
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the lower edge. */
  buttons: ReactNode;
}

/** A modal dialog, which is open while it is rendered. */
export function Dialog({ title, onClose, children, buttons }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    // If a click in the preview opened the dialog, the focus is in the preview's frame, and Escape would not
    // close the dialog.
    window.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape also closes the dialog.
    <dialog
      ref={dialog}
      className="p-0 border-0 rounded-3 shadow"
      aria-labelledby={id}
      onClose={onClose}
      // A click on the backdrop closes the dialog, except the second click of a double click, whose first
      // click opened it.
      onClick={({ target, detail }) => target === dialog.current && detail === 1 && onClose()}
    >
      <div className="p-4">
        <h2 id={id}>{title}</h2>
        <div className="overflow-auto p-1">{children}</div>
        <p className="hstack flex-wrap gap-2 mb-0">{buttons}</p>
      </div>
    </dialog>
  );
}

/** A field for the name of the user at this computer. */
export function Who() {
  return (
    <div className="mb-3">
      <label htmlFor="cine">Cine schimbă textele?</label>
      <p className="form-text mt-0 mb-1" id="cine-ajutor">
        {texts.who}
      </p>
      <input
        id="cine"
        className="form-control"
        aria-describedby="cine-ajutor"
        defaultValue={userName()}
        maxLength={60}
        onChange={({ target }) => setUserName(target.value)}
      />
    </div>
  );
}

interface FieldLinksProps {
  links: FieldLink[];
  /** Path of the page that the preview shows beside the field. */
  page?: string;
  /** Called when the user follows a link to a field. */
  onFollow?: () => void;
}

/** A list of findings or search hits, each with a link to its field; a file without a document has no link. */
export function FieldLinks({ links, page, onFollow }: FieldLinksProps) {
  return (
    <ul className="list-group list-group-flush">
      {links.map(({ file, path, title, field, words }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two links may be equal; the list is never reordered
        <li key={index} className="list-group-item px-0 bg-transparent">
          {title === file ? (
            <b>{file}</b>
          ) : (
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
          )}
          {words && <p className="mb-0">{words}</p>}
        </li>
      ))}
    </ul>
  );
}
