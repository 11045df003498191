import { useEffect, useRef, useState } from "react";
import type { Change, Values } from "../shared.ts";
import { ask, who } from "./ask.ts";
import { ChangeList } from "./ChangeList.tsx";
import { Who } from "./Journal.tsx";

interface Props {
  file: string;
  values: Values;
  onSave: () => Promise<void>;
  /** Somebody has read the sheet today. */
  onReviewed: (today: string) => void;
  onClose: () => void;
}

/** „Ce se schimbă”: old and new, and the pages that show the old, before anything is written. */
export function Changes({ file, values, onSave, onReviewed, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [changes, setChanges] = useState<readonly Change[]>();
  const [pages, setPages] = useState<readonly string[]>();
  const [said, setSaid] = useState("Se caută paginile care se schimbă…");
  const [isSaving, setSaving] = useState(false);
  const [isKnown] = useState(who() !== "");
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    // What changes is known at once; on which pages, after they were read.
    let isWanted = true;
    async function look() {
      const found = await ask<Change[]>("changes", { file, values });
      if (isWanted) setChanges(found);
      const changed = await ask<string[]>("affected", { file, values });
      if (isWanted) setPages(changed);
    }
    look().then(
      () => setSaid(""),
      (error: Error) => setSaid(error.message),
    );
    return () => {
      isWanted = false;
    };
  }, [file, values]);
  const today = new Date().toLocaleDateString("sv");
  const isDoubted = changes?.some(({ doubt }) => doubt);

  return (
    <dialog ref={dialog} className="changes" onClose={onClose} aria-labelledby="schimbari">
      <h2 id="schimbari">Ce se schimbă</h2>
      <ChangeList changes={changes ?? []} />
      {pages && pages.length > 0 && (
        <p className="where">
          Se schimbă {pages.length === 1 ? "o pagină" : `${pages.length} pagini`}: {pages.join(", ")}
        </p>
      )}
      <p role="status">{changes?.length === 0 ? "Nimic: foaia este ca pe disc." : said}</p>
      {"reviewed" in values && values.reviewed !== today && (
        <p>
          Ați recitit foaia?{" "}
          <button type="button" onClick={() => onReviewed(today)}>
            Verificat astăzi
          </button>
        </p>
      )}
      {!isKnown && <Who />}
      <p className="actions">
        <button
          type="button"
          className="primary"
          disabled={!changes || isSaving}
          onClick={() => {
            setSaving(true);
            void onSave();
          }}
        >
          {isDoubted ? "Da, salvează" : "Salvează"}
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          Înapoi la foaie
        </button>
      </p>
    </dialog>
  );
}
