import { type Command, TextSelection } from "prosemirror-state";
import { useState } from "react";
import { bareLetters } from "../../src/lib/referral-terms.ts";
import type { QuotedValue } from "../server/documents/quoted-values.ts";
import { Button, Dialog } from "./parts.tsx";

interface ValueDialogProps {
  quoted: QuotedValue[];
  onDone: (command: Command) => void;
  onClose: () => void;
}

/** Returns a command that inserts a token at the cursor, or replaces the selection by it. */
const inserting =
  (name: string): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const node = state.schema.nodes.value?.create({ name }, null, $from.marks());
    if (!node) return false;
    const { tr } = state;
    tr.replaceSelectionWith(node, false);
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(state.selection.to)))));
    return true;
  };

/**
 * A dialog in which the user chooses a value of the content, such as a price, which the text then quotes as a
 * token. Each choice shows the description of the value and its current text.
 */
export function ValueDialog({ quoted, onDone, onClose }: ValueDialogProps) {
  const [query, setQuery] = useState("");
  const sought = bareLetters(query.trim());
  const found = quoted.filter(({ label, shown }) => bareLetters(`${label} ${shown}`).includes(sought));
  return (
    <Dialog
      title="Ce valoare se scrie aici?"
      onClose={onClose}
      buttons={<Button onClick={onClose}>Renunță</Button>}
    >
      <p>
        Valoarea se schimbă singură în text când o schimbați în foaia ei: un preț în „Prețuri”, un telefon în
        „Telefon și program”.
      </p>
      <input
        type="search"
        className="form-control mb-2"
        aria-label="Caută o valoare"
        placeholder="Caută: cerebral, telefon, program…"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {found.length === 0 && <p>Nimic cu acest nume.</p>}
      <ul className="values list-group list-group-flush">
        {found.map(({ name, label, shown }) => (
          <li key={name} className="list-group-item p-0 bg-transparent">
            <Button
              className="w-100 border-0 rounded-0 text-start"
              onClick={() => {
                onClose();
                onDone(inserting(name));
              }}
            >
              {label}: <b>{shown}</b>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
