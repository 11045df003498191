import { useEffect, useRef, useState } from "react";
import { merge } from "../merge.ts";
import type { Change, OpenFile, Values } from "../shared.ts";
import { ask } from "./ask.ts";
import { ChangeList } from "./ChangeList.tsx";

interface Props {
  file: string;
  base: Values;
  mine: Values;
  onTheirs: (theirs: OpenFile) => void;
  /** Takes what is on disk, with what was changed here laid into it. */
  onBoth: (theirs: OpenFile, both: Values) => void;
}

/** The file changed meanwhile: what saving would now change on disk, and the choice. Nothing is overwritten. */
export function Conflict({ file, base, mine, onTheirs, onBoth }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [found, setFound] = useState<{ theirs: OpenFile; conflicts: string[]; changes: Change[] }>();
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    async function look() {
      const theirs = await ask<OpenFile>("open", { file });
      const { values, conflicts } = merge(base, mine, theirs.values);
      const changes = await ask<Change[]>("changes", { file, values });
      setFound({ theirs, conflicts: conflicts.map((path) => path.join("/")), changes });
    }
    look().catch((error: Error) => setTrouble(error.message));
  }, [file, base, mine]);
  const take = (prefer: "mine" | "theirs") =>
    found && onBoth(found.theirs, merge(base, mine, found.theirs.values, prefer).values as Values);

  return (
    <dialog
      ref={dialog}
      className="changes"
      aria-labelledby="intre-timp"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="intre-timp">Foaia s-a schimbat între timp</h2>
      <p>
        Altă fereastră sau altcineva a salvat-o. Nu s-a pierdut nimic: schimbările se pun împreună, rând cu
        rând. Mai jos este ce ați schimba dumneavoastră pe disc.
      </p>
      <ChangeList changes={found?.changes ?? []} marked={found?.conflicts} />
      {trouble && <p role="alert">{trouble}</p>}
      {found && (
        <p className="actions">
          <button type="button" className="primary" onClick={() => take("mine")}>
            Păstrează schimbările mele
          </button>
          {found.conflicts.length > 0 && (
            <button type="button" onClick={() => take("theirs")}>
              Păstrează-le, dar nu peste ale celuilalt
            </button>
          )}
          <button type="button" onClick={() => onTheirs(found.theirs)}>
            Ia ce este pe disc
          </button>
        </p>
      )}
    </dialog>
  );
}
