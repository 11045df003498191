import { useRef } from "react";
import type { Option } from "../../shared.ts";
import type { ControlProps } from "./context.ts";

/** Characters on a line of a text area, for its height. */
const LINE = 62;

/** A text that may hold links and emphasis; both are written by buttons. */
export function RichText({ value, onChange, pages, ...rest }: ControlProps & { pages: readonly Option[] }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = String(value);

  /** Puts marks around what is selected, or around a word to be replaced. */
  function wrap(before: string, after: string, placeholder: string) {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = area.current ?? {};
    const inside = text.slice(from, to) || placeholder;
    onChange(text.slice(0, from) + before + inside + after + text.slice(to));
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(from + before.length, from + before.length + inside.length);
    });
  }

  return (
    <div className="rich-text">
      <textarea
        {...rest}
        ref={area}
        rows={Math.min(12, Math.max(2, Math.ceil(text.length / LINE)))}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="tools">
        <button type="button" onClick={() => wrap("**", "**", "important")}>
          <b>Îngroșat</b>
        </button>
        <select
          aria-label="Legătură spre"
          value=""
          onChange={({ target }) => wrap("[", `](${target.value})`, pageName(pages, target.value))}
        >
          <option value="">Legătură spre…</option>
          {pages.map(({ value: path, label }) => (
            <option key={path} value={path}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

const pageName = (pages: readonly Option[], path: string) =>
  pages.find(({ value }) => value === path)?.label.replace(/ \(.*$/, "") ?? "textul";
