import { useEffect, useState } from "react";
import type { OpenFile } from "../shared.ts";
import { ask } from "./ask.ts";
import { type KeptDraft, keptDraft } from "./draft.ts";
import { Editor, type SheetProps } from "./Editor.tsx";

/** Reads a sheet and shows its editor. */
export function Sheet(props: SheetProps) {
  const [found, setFound] = useState<{ opened: OpenFile; draft: KeptDraft | undefined }>();
  const [trouble, setTrouble] = useState("");
  const file = props.place.name;
  useEffect(() => {
    ask<OpenFile>("open", { file })
      .then(async (opened) => setFound({ opened, draft: await keptDraft(opened) }))
      .catch((error: Error) => setTrouble(error.message));
  }, [file]);

  if (found) return <Editor {...props} {...found} />;
  return (
    <p className="wait p-5" role="status">
      {trouble || "Se deschide foaia…"}
    </p>
  );
}
