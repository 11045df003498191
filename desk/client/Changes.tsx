import { useState } from "react";
import { formatCount } from "../../src/lib/format.ts";
import type { Answers } from "../server/actions.ts";
import { changesOf } from "../shared/changes.ts";
import type { Values } from "../shared/form-fields.ts";
import { merge } from "../shared/merge.ts";
import { isUserNamedToday, useAnswer } from "./api.ts";
import { ChangeList } from "./ChangeList.tsx";
import { Button, Dialog, Trouble, Who } from "./parts.tsx";
import type { Editing } from "./use-editing.ts";
import words from "./words.json" with { type: "json" };

/**
 * The dialog „Ce se schimbă” shows each old and new value, and the affected pages, before anything is saved.
 */
export function Changes({ editing, onSave }: { editing: Editing; onSave: () => Promise<void> }) {
  const { values, verdict, close } = editing;
  const asked = { file: editing.file.info.file, values };
  const [isSaving, setSaving] = useState(false);
  const [isKnown] = useState(isUserNamedToday);
  // These are two requests, because the server must render all pages to find the affected ones, but knows the
  // changes at once.
  const { answer: changes, fresh, trouble } = useAnswer("changes", asked);
  const { fresh: pages, trouble: loadError } = useAnswer("affected", verdict && asked);

  return (
    <Dialog
      title="Ce se schimbă"
      onClose={close}
      buttons={
        <>
          <Button
            isPrimary
            disabled={!fresh || !editing.canSave || isSaving}
            onClick={() => {
              setSaving(true);
              void onSave();
            }}
          >
            {changes?.some(({ question }) => question) ? "Da, salvează" : "Salvează"}
          </Button>
          <Button onClick={close}>Înapoi la foaie</Button>
        </>
      }
    >
      <ChangeList changes={changes} />
      <p role="status" className="where">
        {changes?.length === 0 && words.unchanged}
        {!pages && !loadError && words.looking}
        {pages && affected(pages)}
      </p>
      <Trouble words={trouble ?? loadError} />
      {!isKnown && <Who />}
    </Dialog>
  );
}

/** Describes the pages that a draft changes. */
function affected(changed: Answers["affected"]) {
  if (changed.length === 0) return "";
  if (changed.length === 1) return `Se schimbă o pagină: ${changed.join()}.`;
  return `Se schimbă ${formatCount(changed.length, "pagini")}: ${changed.join(", ")}.`;
}

/**
 * The dialog that appears if the file has changed on disk since the desk opened it. It shows what the user would
 * change in the new version. The user chooses whether to keep these changes in the form or to drop them.
 */
export function Conflict({ editing }: { editing: Editing }) {
  const { values, take } = editing;
  const { info, schema, values: base } = editing.file;
  const { file } = info;
  const { answer: theirs, trouble } = useAnswer("open", { file });
  const merged = theirs && (merge(base, values, theirs.values) as Values);
  const { answer: changes } = useAnswer("changes", merged && { file, values: merged });
  // If both have changed the same value, the result depends on whose values come first.
  const clashes = theirs
    ? changesOf(schema, merge(base, theirs.values, values) as Values, merged as Values)
        .filter(({ kind }) => kind !== "moved")
        .map(({ field }) => `„${field}”`)
    : [];

  return (
    <Dialog
      title="Foaia s-a schimbat între timp"
      buttons={
        <>
          <Button isPrimary disabled={!changes} onClick={() => theirs && take(theirs, merged)}>
            Păstrează schimbările mele
          </Button>
          <Button disabled={!changes} onClick={() => theirs && take(theirs)}>
            Ia ce s-a salvat
          </Button>
        </>
      }
    >
      <p>{clashes.length === 0 ? words.conflict : `${words.clash} ${clashes.join(", ")}.`}</p>
      <h3 className="fs-5">Ce ați schimba dumneavoastră</h3>
      <ChangeList changes={changes} />
      <Trouble words={trouble} />
    </Dialog>
  );
}
