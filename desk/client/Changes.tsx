import { useEffect, useRef, useState } from "react";
import type { Change, Values } from "../shared.ts";
import { ask } from "./ask.ts";

interface Props {
  file: string;
  values: Values;
  onSave: () => void;
  onClose: () => void;
}

/** „Ce se schimbă”: old and new side by side, and the pages that show the old, before anything is written. */
export function Changes({ file, values, onSave, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [changes, setChanges] = useState<readonly Change[]>();
  const [isReading, setReading] = useState(true);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    // What changes is known at once; on which pages it stands, after they were read.
    let isWanted = true;
    const show = (found: Change[]) => isWanted && setChanges(found);
    ask<Change[]>("changes", { file, values })
      .then(show)
      .then(() => ask<Change[]>("changes", { file, values, withPages: true }))
      .then((found) => {
        show(found);
        setReading(false);
      }, console.error);
    return () => {
      isWanted = false;
    };
  }, [file, values]);

  return (
    <dialog ref={dialog} className="changes" onClose={onClose} aria-labelledby="schimbari">
      <h2 id="schimbari">Ce se schimbă</h2>
      {changes?.map((change) => (
        <section key={change.path.join("/")}>
          <h3>{change.field}</h3>
          <div className="old-new">
            <p className="old">
              <small>Acum</small>
              <span>{change.old ?? "nimic"}</span>
            </p>
            <p className="new">
              <small>După salvare</small>
              <span>{change.new ?? "nimic"}</span>
            </p>
          </div>
          {change.pages.length > 0 && (
            <p className="where">
              „{shortened(change.old ?? "")}” apare pe{" "}
              {change.pages.length === 1 ? "o pagină" : `${change.pages.length} pagini`}:{" "}
              {change.pages.join(", ")}
            </p>
          )}
        </section>
      ))}
      <p role="status">{isReading && "Se caută paginile pe care apare…"}</p>
      <p className="actions">
        <button type="button" className="primary" disabled={!changes} onClick={onSave}>
          Salvează
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          Înapoi la foaie
        </button>
      </p>
    </dialog>
  );
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
