import { useEffect, useRef, useState } from "react";
import type { Change, OpenFile, Values } from "../shared.ts";
import { ask } from "./ask.ts";
import { merged } from "./merge.ts";

interface Props {
  file: string;
  base: Values;
  mine: Values;
  onTheirs: (theirs: OpenFile) => void;
  /** Takes what is on disk, with the fields changed here laid over it. */
  onBoth: (theirs: OpenFile, both: Values) => void;
}

/** The file changed meanwhile: what each would be, and the choice. Nothing is overwritten. */
export function Conflict({ file, base, mine, onTheirs, onBoth }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [theirs, setTheirs] = useState<OpenFile>();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    ask<OpenFile>("open", { file }).then(setTheirs, console.error);
    ask<Change[]>("changes", { file, values: mine }).then(setChanges, console.error);
  }, [file, mine]);

  return (
    <dialog
      ref={dialog}
      className="changes"
      aria-labelledby="intre-timp"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="intre-timp">Foaia s-a schimbat între timp</h2>
      <p>Altă fereastră sau altcineva a salvat-o. Nu s-a pierdut nimic: alegeți ce rămâne.</p>
      {changes.map((change) => (
        <section key={change.path.join("/")}>
          <h3>{change.field}</h3>
          <div className="old-new">
            <p className="old">
              <small>Pe disc</small>
              <span>{change.old ?? "nimic"}</span>
            </p>
            <p className="new">
              <small>La dumneavoastră</small>
              <span>{change.new ?? "nimic"}</span>
            </p>
          </div>
        </section>
      ))}
      {theirs && (
        <p className="actions">
          <button
            type="button"
            className="primary"
            onClick={() => onBoth(theirs, merged(base, mine, theirs.values) as Values)}
          >
            Păstrează schimbările mele
          </button>
          <button type="button" onClick={() => onTheirs(theirs)}>
            Ia ce este pe disc
          </button>
        </p>
      )}
    </dialog>
  );
}
