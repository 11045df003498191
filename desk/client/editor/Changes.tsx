import { useState } from "react";
import { ChangeList } from "../ChangeList.tsx";
import { Button, Dialog, Who } from "../parts.tsx";
import words from "../words.json" with { type: "json" };
import type { Editing } from "./use-editing.ts";

/** The dialog „Ce se schimbă” shows each old and new value before anything is saved. */
export function Changes({ editing, onSave }: { editing: Editing; onSave: () => Promise<void> }) {
  const { verdict, canSave, close } = editing;
  const [isSaving, setSaving] = useState(false);
  const changes = verdict?.changes;

  return (
    <Dialog
      title="Ce se schimbă"
      onClose={close}
      buttons={
        <>
          <Button
            isPrimary
            disabled={!canSave || isSaving}
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
      {changes?.length === 0 && <p>{words.unchanged}</p>}
      <Who />
    </Dialog>
  );
}
