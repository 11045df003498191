import { useEffect, useState } from "react";
import type { OpenFile, Overview } from "../shared.ts";
import { ask } from "./ask.ts";
import { Editor } from "./Editor.tsx";
import { type KeptDraft, keptDraft } from "./kept-drafts.ts";
import type { Place } from "./place.ts";

interface Props {
  place: Place;
  overview: Overview;
  onSaved: () => void;
}

/** Reads a sheet and shows its editor. */
export function Sheet({ place, overview, onSaved }: Props) {
  const [found, setFound] = useState<{ file: OpenFile; draft: KeptDraft | undefined }>();
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    ask<OpenFile>("open", { file: place.name })
      .then(async (file) => setFound({ file, draft: await keptDraft(file) }))
      .catch((error: Error) => setTrouble(error.message));
  }, [place.name]);

  if (!found) {
    return (
      <p className="wait" role="status">
        {trouble || "Se deschide foaia…"}
      </p>
    );
  }
  return (
    <Editor opened={found.file} draft={found.draft} path={place.path} overview={overview} onSaved={onSaved} />
  );
}
