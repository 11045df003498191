import { useMemo, useState } from "react";
import { today } from "../../src/content/editing.ts";
import { differences, merge } from "../rows.ts";
import type { Change, OpenFile, Values } from "../shared.ts";
import { useAnswer, who } from "./ask.ts";
import { Button, Dialog, Trouble, Who } from "./parts.tsx";
import type { Editing } from "./use-editing.ts";

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
        <li key={`${kind} ${field} ${path.join("/")}`} className="list-group-item px-0 bg-transparent">
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
  editing: Editing;
  onSave: () => Promise<void>;
}

/** „Ce se schimbă”: old and new, and the pages that show the old, before anything is written. */
export function Changes({ editing, onSave }: ChangesProps) {
  const { values, verdict, change, close } = editing;
  const { info, isProtected } = editing.file;
  const asked = { file: info.file, values };
  const [isSaving, setSaving] = useState(false);
  const [isKnown] = useState(who() !== "");
  // What changes is known at once; on which pages, after they were read.
  const { fresh: changes, trouble } = useAnswer<Change[]>("changes", asked);
  const { fresh: pages, trouble: silence } = useAnswer<string[]>("affected", verdict && asked);
  const provisional = Array.isArray(values.placeholders) ? values.placeholders : [];
  const replaced = changes?.filter(
    ({ path: [name], kind }) => kind === "changed" && provisional.includes(name),
  );

  return (
    <Dialog title="Ce se schimbă" onClose={close}>
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
      {replaced?.map(({ field, path: [name] }) => (
        <p key={field}>
          „{field}” este între valorile provizorii. Mai este?{" "}
          <Button
            onClick={() =>
              change(
                ["placeholders"],
                provisional.filter((other) => other !== name),
              )
            }
          >
            Nu, este valoarea adevărată
          </Button>
        </p>
      ))}
      {"reviewed" in values && values.reviewed !== today() && (
        <p>
          Ați recitit foaia? <Button onClick={() => change(["reviewed"], today())}>Verificat astăzi</Button>
        </p>
      )}
      {isProtected && <p className="problem">Fișierul este protejat la scriere. Îl schimbați totuși?</p>}
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
          {isProtected || changes?.some(({ doubt }) => doubt) ? "Da, salvează" : "Salvează"}
        </Button>
        <Button onClick={close}>Înapoi la foaie</Button>
      </p>
    </Dialog>
  );
}

/** The file changed meanwhile: what saving would now change on disk, and the choice. Nothing is overwritten. */
export function Conflict({ editing }: { editing: Editing }) {
  const { values, take, schema } = editing;
  const { info, values: base } = editing.file;
  const { file } = info;
  const { answer: theirs, trouble } = useAnswer<OpenFile>("open", { file });
  const [mine, his] = useMemo(
    () =>
      (["mine", "theirs"] as const).map(
        (who) => theirs && (merge(base, values, theirs.values, who) as Values),
      ),
    [base, values, theirs],
  );
  const { answer: changes } = useAnswer<Change[]>("changes", mine && { file, values: mine });
  const conflicts = [...differences(his, mine, schema)].map(({ path }) => path.join("/"));

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
          <Button isPrimary onClick={() => take(theirs, mine)}>
            Păstrează schimbările mele
          </Button>
          {conflicts.length > 0 && (
            <Button onClick={() => take(theirs, his)}>Păstrează-le, dar nu peste ale celuilalt</Button>
          )}
          <Button onClick={() => take(theirs)}>Ia ce este pe disc</Button>
        </p>
      )}
    </Dialog>
  );
}
