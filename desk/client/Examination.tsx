import { useState } from "react";
import { ask, type NotDone } from "./ask.ts";
import { NoteList } from "./NoteList.tsx";
import { placeHref } from "./place.ts";

interface Props {
  file: string;
  title: string;
  /** Nothing is typed and not saved. */
  isSaved: boolean;
  onDone: () => void;
}

/** Another name and address for an examination, or its end. */
export function Examination({ file, title, isSaved, onDone }: Props) {
  const [name, setName] = useState(title);
  const [isSure, setSure] = useState(false);
  const [trouble, setTrouble] = useState<NotDone>();

  const act = (action: string, body: object) =>
    ask<{ sheet?: { file: string } } | undefined>(action, body).then((answer) => {
      onDone();
      location.hash = placeHref(answer?.sheet?.file ?? "content/prices.yaml");
    }, setTrouble);

  return (
    <details className="versions">
      <summary>Alt nume sau ștergere</summary>
      {!isSaved && <p>Salvați întâi foaia.</p>}
      <div className="field">
        <label htmlFor="alt-nume">Numele nou</label>
        <p className="help" id="alt-nume-ajutor">
          Din el se face adresa paginii; cine o deschide pe cea veche ajunge la cea nouă.
        </p>
        <input
          id="alt-nume"
          aria-describedby="alt-nume-ajutor"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <p className="actions">
        <button
          type="button"
          disabled={!isSaved || name.trim() === title}
          onClick={() => act("rename", { file, name })}
        >
          Schimbă numele și adresa
        </button>
        <button
          type="button"
          disabled={!isSaved}
          onClick={() => (isSure ? act("remove", { file }) : setSure(true))}
        >
          {isSure ? `Da, șterge „${title}”` : "Șterge investigația…"}
        </button>
      </p>
      <p role="alert" className="problem">
        {trouble?.message}
      </p>
      {trouble && <NoteList notes={trouble.notes} />}
    </details>
  );
}
