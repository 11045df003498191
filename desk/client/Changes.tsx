import { useState } from "react";
import { formatCount } from "../../src/lib/format.ts";
import type { Answers } from "../server/actions.ts";
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
