import { useEffect, useState } from "react";
import type { OpenFile, Overview } from "../shared.ts";
import { ask } from "./ask.ts";
import { Editor } from "./Editor.tsx";
import type { Place } from "./place.ts";

interface Props {
  place: Place;
  overview: Overview;
  onSaved: () => void;
}

/** Reads a sheet and shows its editor. */
export function Sheet({ place, overview, onSaved }: Props) {
  const [file, setFile] = useState<OpenFile>();
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    ask<OpenFile>("open", { file: place.name }).then(setFile, (error: Error) => setTrouble(error.message));
  }, [place.name]);

  if (!file) {
    return (
      <p className="wait" role="status">
        {trouble || "Se deschide foaia…"}
      </p>
    );
  }
  return <Editor opened={file} path={place.path} overview={overview} onSaved={onSaved} />;
}
