import type { Command, EditorState } from "prosemirror-state";
import type { QuotedValue } from "../../server/documents/quoted-values.ts";
import type { Option } from "../../shared/form-fields.ts";
import { Button, Select } from "../parts.tsx";
import words from "../words.json" with { type: "json" };
import { linkAround, linking, mayBeMarked, quoting, toolsOf } from "./rich-text-commands.ts";

interface ToolbarProps {
  /** Id of the text field that the toolbar changes. */
  field: string | undefined;
  state: EditorState;
  /** The pages of the site, to which a text can link. */
  pages: Option[];
  /** The values that a text can quote. */
  quoted: QuotedValue[];
  onRun: (command: Command) => void;
}

/** Values of the options that do not name a page. */
const ELSEWHERE = "https://";
const NONE = "none";

/** Returns the id of the select for links of a text field; Ctrl+K opens it. */
export const linkMenuId = (field: string | undefined) => `${field}-legatura`;

/** The tools below a text field, which show and change the format of the selection. */
export function RichTextToolbar({ field, state, pages, quoted, onRun }: ToolbarProps) {
  const href: string = linkAround(state)?.mark.attrs.href ?? "";

  function link(page: string) {
    const target = page === ELSEWHERE ? askAddress(href) : page;
    if (!target) return;
    const label =
      pages.find(({ value }) => value === target)?.label.replace(/ \(.*$/, "") ??
      target.slice(ELSEWHERE.length);
    onRun(linking(target === NONE ? undefined : target, label));
  }

  return (
    <div
      role="toolbar"
      aria-label="Aspectul textului"
      aria-controls={field}
      className="d-flex flex-wrap gap-1 mt-1"
    >
      {toolsOf(state).map(({ name, isOn, command }) => (
        <Button
          key={name}
          className={`btn-sm ${isOn ? "active" : ""}`}
          aria-pressed={isOn}
          disabled={!command(state)}
          // A press does not take the focus, so that the selection in the text stays.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRun(command)}
        >
          {name}
        </Button>
      ))}
      <Menu
        id={linkMenuId(field)}
        name="Legătură…"
        value={href}
        disabled={!mayBeMarked(state)}
        options={[
          ...(href ? [{ value: NONE, label: "Fără legătură" }] : []),
          ...pages,
          { value: ELSEWHERE, label: "Alt site…" },
        ]}
        onChange={link}
      />
      <Menu
        name="Valoare…"
        value=""
        options={quoted.map(({ name, label, shown }) => ({ value: name, label: `${label}: ${shown}` }))}
        onChange={(name) => onRun(quoting(name))}
      />
    </div>
  );
}

/** A select whose choice runs a command; without a value it shows its name. */
function Menu({ name, options, ...rest }: Parameters<typeof Select>[0] & { name: string }) {
  return (
    <Select
      aria-label={name}
      className="form-select-sm w-auto"
      options={[{ value: "", label: name }, ...options]}
      // In some systems a key would choose an option of the closed list, before anybody sees the list.
      onKeyDown={(event) => {
        if (event.key === "Tab" || event.ctrlKey) return;
        event.preventDefault();
        event.currentTarget.showPicker();
      }}
      {...rest}
    />
  );
}

/** Asks for the address of another site; returns undefined if the user enters none. */
function askAddress(href: string): string | undefined {
  const typed = prompt(words.otherSite, href.startsWith(ELSEWHERE) ? href : "");
  const bare = typed?.trim().replace(/^https?:\/\//i, "");
  if (!bare) return undefined;
  const address = `https://${bare}`;
  if (!/^[^\s/]+\.[^\s/]+/.test(bare) || !URL.canParse(address)) return askAddress(href);
  return address.replaceAll(/\s/g, "%20").replaceAll("(", "%28").replaceAll(")", "%29");
}
