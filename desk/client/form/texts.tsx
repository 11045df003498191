import { type ComponentProps, useRef } from "react";
import type { Option } from "../../shared.ts";
import { Button, Select } from "../parts.tsx";

/** What every control gets. */
export interface ControlProps {
  id: string;
  value: unknown;
  onChange: (value: unknown) => void;
  onFocus: () => void;
  "aria-describedby": string;
  "aria-invalid"?: boolean | undefined;
}

/** Characters on a line of a text area, for its height. */
const LINE = 62;

/** A text of several lines. */
export function Area({
  value,
  onChange,
  ...rest
}: ControlProps & Pick<ComponentProps<"textarea">, "rows" | "ref">) {
  return (
    <textarea
      {...rest}
      className="form-control"
      value={String(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** A text that may hold links and emphasis; both are written by buttons. */
export function RichText({ pages, ...control }: ControlProps & { pages: readonly Option[] }) {
  const { value, onChange } = control;
  const area = useRef<HTMLTextAreaElement>(null);
  const text = String(value);
  const nameOf = (path: string) => pages.find(({ value }) => value === path)?.label.replace(/ \(.*$/, "");

  /** Puts marks around what is selected, or around a word to be replaced. */
  function wrap(before: string, after: string, placeholder = "textul") {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = area.current ?? {};
    const inside = text.slice(from, to) || placeholder;
    onChange(text.slice(0, from) + before + inside + after + text.slice(to));
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(from + before.length, from + before.length + inside.length);
    });
  }

  return (
    <>
      <Area {...control} ref={area} rows={Math.min(12, Math.max(2, Math.ceil(text.length / LINE)))} />
      <div className="d-flex gap-2 mt-1">
        <Button className="btn btn-sm btn-outline-secondary" onClick={() => wrap("**", "**", "important")}>
          <b>Îngroșat</b>
        </Button>
        <Select
          className="form-select-sm w-auto"
          aria-label="Legătură spre"
          options={[{ value: "", label: "Legătură spre…" }, ...pages]}
          value=""
          onChange={(path) => wrap("[", `](${path})`, nameOf(path))}
        />
      </div>
    </>
  );
}
