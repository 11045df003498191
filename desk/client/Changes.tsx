import { useMemo, useState } from "react";
import { merge } from "../rows.ts";
import type { Change, OpenFile, Values } from "../shared.ts";
import { useAnswer, who } from "./ask.ts";
import { Button, Dialog, Trouble, Who } from "./parts.tsx";

const KINDS = { changed: "", added: "rând nou", removed: "rând șters", moved: "rând mutat" };

/** Every change in a line: where, from what, to what. */
export function ChangeList({
  changes = [],
  marked = [],
}: {
  changes: readonly Change[] | undefined;
  marked?: readonly string[];
}) {
  return (
    <ul className="list-group list-group-flush">
      {changes.map(({ kind, path, field, old, new: wanted, doubt }) => (
        <li key={`${kind} ${path.join("/")}`} className="list-group-item px-0 bg-transparent">
          <h3>
            {field} {KINDS[kind] && <small>({KINDS[kind]})</small>}
            {marked.includes(path.join("/")) && <small> · schimbat și de altcineva</small>}
          </h3>
          <p className="mb-0">
            {kind !== "added" && <del className="px-1 text-break">{old || "nimic"}</del>}
            {(kind === "changed" || kind === "moved") && <span aria-hidden="true"> → </span>}
            {kind !== "removed" && <ins className="px-1 text-break">{wanted || "nimic"}</ins>}
          </p>
          {doubt && <p className="problem mb-0">{doubt} Sigur?</p>}
        </li>
      ))}
    </ul>
  );
}

interface ChangesProps {
  file: string;
  values: Values;
  /** The checks have spoken; they and the search for pages both read the preview. */
  isChecked: boolean;
  onSave: () => Promise<void>;
  /** Somebody has read the sheet today. */
  onReviewed: (today: string) => void;
  onClose: () => void;
}

/** „Ce se schimbă”: old and new, and the pages that show the old, before anything is written. */
export function Changes({ file, values, isChecked, onSave, onReviewed, onClose }: ChangesProps) {
  const [isSaving, setSaving] = useState(false);
  const [isKnown] = useState(who() !== "");
  // What changes is known at once; on which pages, after they were read.
  const { fresh: changes, trouble } = useAnswer<Change[]>("changes", { file, values });
  const { fresh: pages, trouble: silence } = useAnswer<string[]>(
    "affected",
    isChecked ? { file, values } : undefined,
  );
  const today = new Date().toLocaleDateString("sv");

  return (
    <Dialog title="Ce se schimbă" onClose={onClose}>
      <ChangeList changes={changes} />
      <p role="status" className="where">
        {changes?.length === 0 && "Nimic: foaia este ca pe disc."}
        {!pages && !silence && "Se caută paginile care se schimbă…"}
        {pages && pages.length > 0 && (
          <>
            Se schimbă {pages.length === 1 ? "o pagină" : `${pages.length} pagini`}: {pages.join(", ")}
          </>
        )}
      </p>
      <Trouble words={trouble ?? silence} />
      {"reviewed" in values && values.reviewed !== today && (
        <p>
          Ați recitit foaia? <Button onClick={() => onReviewed(today)}>Verificat astăzi</Button>
        </p>
      )}
      {!isKnown && <Who />}
      <p className="hstack flex-wrap gap-2">
        <Button
          isPrimary
          disabled={!changes || isSaving}
          onClick={() => {
            setSaving(true);
            void onSave();
          }}
        >
          {changes?.some(({ doubt }) => doubt) ? "Da, salvează" : "Salvează"}
        </Button>
        <Button onClick={onClose}>Înapoi la foaie</Button>
      </p>
    </Dialog>
  );
}

interface ConflictProps {
  file: string;
  base: Values;
  mine: Values;
  /** Takes what is on disk, alone or with what was changed here laid into it. */
  onTake: (theirs: OpenFile, both?: Values) => void;
}

/** The file changed meanwhile: what saving would now change on disk, and the choice. Nothing is overwritten. */
export function Conflict({ file, base, mine, onTake }: ConflictProps) {
  const { answer: theirs, trouble } = useAnswer<OpenFile>("open", { file });
  const together = useMemo(() => theirs && merge(base, mine, theirs.values), [base, mine, theirs]);
  const { answer: changes } = useAnswer<Change[]>("changes", together && { file, values: together.values });
  const conflicts = together?.conflicts.map((path) => path.join("/"));
  const take = (prefer: "mine" | "theirs") =>
    theirs && onTake(theirs, merge(base, mine, theirs.values, prefer).values as Values);

  return (
    <Dialog title="Foaia s-a schimbat între timp">
      <p>
        Altă fereastră sau altcineva a salvat-o. Nu s-a pierdut nimic: schimbările se pun împreună, rând cu
        rând. Mai jos este ce ați schimba dumneavoastră pe disc.
      </p>
      <ChangeList changes={changes} marked={conflicts} />
      <Trouble words={trouble} />
      {theirs && (
        <p className="hstack flex-wrap gap-2">
          <Button isPrimary onClick={() => take("mine")}>
            Păstrează schimbările mele
          </Button>
          {conflicts?.length ? (
            <Button onClick={() => take("theirs")}>Păstrează-le, dar nu peste ale celuilalt</Button>
          ) : null}
          <Button onClick={() => onTake(theirs)}>Ia ce este pe disc</Button>
        </p>
      )}
    </Dialog>
  );
}
