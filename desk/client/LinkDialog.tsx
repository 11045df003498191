import type { Mark } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import { type FormEvent, useState } from "react";
import type { Option } from "../shared/form-fields.ts";
import { Button, Dialog, Select } from "./parts.tsx";

/** The mark of a link, with the start and end position of its text. */
interface Marked {
  mark: Mark;
  from: number;
  to: number;
}

/** Returns the link at the cursor or at the start of the selection, with the range of its text. */
export function linkAround({ schema, selection: { $from } }: EditorState): Marked | undefined {
  const type = schema.marks.link;
  const { parent } = $from;
  const start = $from.start();
  let found: Marked | undefined;
  parent.forEach((node, offset) => {
    const mark = type?.isInSet(node.marks);
    const [from, to] = [start + offset, start + offset + node.nodeSize];
    if (!mark) return;
    if (found?.to === from && found.mark.eq(mark)) found.to = to;
    else if (!found || found.to < $from.pos) found = { mark, from, to };
  });
  return found && found.from <= $from.pos && $from.pos <= found.to ? found : undefined;
}

/** Value of the option „Alt site…”, for an address outside the site. */
const ELSEWHERE = "https://";

/** Normalises a typed or pasted address; returns undefined if it is not an address. */
function addressFrom(typed: string): string | undefined {
  const bare = typed.trim().replace(/^https?:\/\//i, "");
  const address = `https://${bare}`;
  if (!/^[^\s/]+\.[^\s/]+/.test(bare) || !URL.canParse(address)) return undefined;
  return address.replaceAll(/\s/g, "%20").replaceAll("(", "%28").replaceAll(")", "%29");
}

interface LinkDialogProps {
  state: EditorState;
  pages: Option[];
  onDone: (command: Command) => void;
  onClose: () => void;
}

/**
 * The dialog that makes the selected text a link, or changes the link at the cursor. Without a selection it inserts
 * the name of the page.
 */
export function LinkDialog({ state, pages, onDone, onClose }: LinkDialogProps) {
  const old = linkAround(state);
  const { from, to } = old ?? state.selection;
  const href: string = old?.mark.attrs.href ?? "";
  const isElsewhere = href.startsWith(ELSEWHERE);
  const [page, setPage] = useState(isElsewhere ? ELSEWHERE : href);
  const [address, setAddress] = useState(isElsewhere ? href : "");
  const [wrong, setWrong] = useState("");

  function finish(command: Command) {
    onClose();
    onDone(command);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const target = page === ELSEWHERE ? addressFrom(address) : page;
    if (!target)
      return setWrong(
        page === ELSEWHERE ? "Scrieți adresa întreagă, de exemplu https://www.cnas.ro" : "Alegeți o pagină.",
      );
    const label = pages.find(({ value }) => value === target)?.label.replace(/ \(.*$/, "") ?? address.trim();
    finish(({ schema, tr }, dispatch) => {
      const link = schema.marks.link?.create({ href: target });
      if (!link) return false;
      dispatch?.(
        from === to
          ? tr.insert(from, schema.text(label, [link]))
          : tr.removeMark(from, to, link.type).addMark(from, to, link),
      );
      return true;
    });
  }

  const remove = () =>
    finish(({ tr, schema }, dispatch) => {
      dispatch?.(tr.removeMark(from, to, schema.marks.link));
      return true;
    });

  return (
    <Dialog title={old ? "Schimbați legătura" : "Legătură nouă"} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <div className="mb-3">
          <label className="mb-1" htmlFor="legatura-pagina">
            Unde duce
          </label>
          <Select
            id="legatura-pagina"
            options={[
              ...(page ? [] : [{ value: "", label: "Alegeți pagina…" }]),
              ...pages,
              { value: ELSEWHERE, label: "Alt site…" },
            ]}
            value={page}
            onChange={setPage}
          />
        </div>
        {page === ELSEWHERE && (
          <div className="mb-3">
            <label className="mb-1" htmlFor="legatura-adresa">
              Adresa celuilalt site
            </label>
            <input
              id="legatura-adresa"
              className="form-control"
              type="url"
              value={address}
              placeholder="https://www.cnas.ro"
              onChange={({ target }) => setAddress(target.value)}
            />
          </div>
        )}
        <p className="problem" role="alert">
          {wrong}
        </p>
        <div className="hstack gap-2">
          <Button type="submit" isPrimary>
            {old ? "Schimbă" : "Pune legătura"}
          </Button>
          {old && <Button onClick={remove}>Scoate legătura</Button>}
          <Button onClick={onClose}>Renunță</Button>
        </div>
      </form>
    </Dialog>
  );
}
