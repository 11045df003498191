import type { Command, EditorState } from "prosemirror-state";
import type { RichKind } from "../shared/rich-text-document.ts";
import { linkAround } from "./LinkDialog.tsx";
import { Button } from "./parts.tsx";
import { mayBeMarked, toolsOf } from "./rich-text-commands.ts";

interface ToolbarProps {
  /** Id of the text field that the buttons change. */
  field: string | undefined;
  state: EditorState;
  kind: RichKind;
  onRun: (command: Command) => void;
  onLink: () => void;
  onValue: () => void;
}

/** The buttons below a text field, which show and change the format of the selection. */
export function RichTextToolbar({ field, state, kind, onRun, onLink, onValue }: ToolbarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Aspectul textului"
      aria-controls={field}
      className="d-flex flex-wrap gap-1 mt-1"
    >
      {toolsOf(state, kind).map(({ name, isOn, command }) => (
        <Tool key={name} isOn={isOn} disabled={!command(state)} onClick={() => onRun(command)}>
          {name}
        </Tool>
      ))}
      {kind !== "plain" && (
        <Tool isOn={linkAround(state) !== undefined} disabled={!mayBeMarked(state)} onClick={onLink}>
          Legătură…
        </Tool>
      )}
      <Tool onClick={onValue}>Valoare…</Tool>
    </div>
  );
}

interface ToolProps {
  /** Whether the tool is switched on; undefined for a button that only performs an action. */
  isOn?: boolean | undefined;
  disabled?: boolean;
  onClick: () => void;
  children: string;
}

/** A button of the toolbar. A press does not take the focus, so that the selection in the text stays. */
function Tool({ isOn, ...rest }: ToolProps) {
  return (
    <Button
      className={`btn-sm ${isOn ? "active" : ""}`}
      aria-pressed={isOn}
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    />
  );
}
