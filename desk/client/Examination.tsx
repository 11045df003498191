import { useState } from "react";
import type { Answers } from "../server/actions.ts";
import { type ApiError, request, useAnswer } from "./api.ts";
import { ChangeList } from "./ChangeList.tsx";
import { placeHref } from "./location.ts";
import { Button, Dialog, Line, NoteList, Select, Trouble } from "./parts.tsx";
import words from "./words.json" with { type: "json" };

/**
 * Returns `act`, which adds, renames, moves or deletes an examination and then opens the document that the
 * server returns, and `why`, which shows the reasons if the server refuses.
 */
function useOperation(onDone: () => void) {
  const [trouble, setTrouble] = useState<ApiError>();
  const act = (action: "examination" | "rename" | "move" | "remove", body: object) =>
    request(action, body).then(({ info }) => {
      onDone();
      // After a deletion the journal opens, where the deletion can be undone.
      location.hash = placeHref(info?.file ?? "jurnal");
    }, setTrouble);
  const why = trouble && (
    <>
      <Trouble words={trouble.message} />
      <NoteList notes={trouble.notes} />
    </>
  );
  return { act, why };
}

/** Creates an examination as a copy of another one. */
export function NewExamination({ overview, onMade }: { overview: Answers["overview"]; onMade: () => void }) {
  const services = overview.documents
    .filter(({ group }) => group === "services")
    .map(({ file, title }) => ({ value: file, label: title }));
  const [from = "", setFrom] = useState(services[0]?.value);
  const [name, setName] = useState("");
  const { act, why } = useOperation(onMade);

  return (
    <form className="page p-4" action={() => act("examination", { from, name })}>
      <h1>O investigație nouă</h1>
      <p className="lead">{words.newExamination}</p>
      <Line
        id="nume"
        label="Numele investigației"
        help={words.firstName}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div>
        <label htmlFor="dupa">Porniți de la</label>
        <Select id="dupa" options={services} value={from} onChange={setFrom} />
      </div>
      {why}
      <Button isPrimary type="submit">
        Adaugă investigația
      </Button>
    </form>
  );
}

interface Props {
  file: string;
  title: string;
  /** Whether the examination is the first of all examinations, and cannot move up. */
  isFirst: boolean;
  isLast: boolean;
  /** Whether the document has no unsaved changes. */
  isSaved: boolean;
  onDone: () => void;
}

/** Moves, renames or deletes an examination. */
export function Examination({ file, title, isFirst, isLast, isSaved, onDone }: Props) {
  const [name, setName] = useState(title);
  const [isAsked, setAsked] = useState(false);
  const { act, why } = useOperation(onDone);
  /** The changes that the deletion would make in other documents; requested when the user asks to delete. */
  const { answer: changes, trouble } = useAnswer("removal", isAsked ? { file } : undefined);

  return (
    <details>
      <summary>Alt loc, alt nume sau ștergere</summary>
      {!isSaved && <p>Salvați întâi foaia.</p>}
      <p className="hstack flex-wrap gap-2">
        <Button disabled={!isSaved || isFirst} onClick={() => act("move", { file, by: -1 })}>
          Mută mai sus
        </Button>
        <Button disabled={!isSaved || isLast} onClick={() => act("move", { file, by: 1 })}>
          Mută mai jos
        </Button>
        {words.order}
      </p>
      <Line
        id="alt-nume"
        label="Numele nou"
        help={words.newName}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <p className="hstack flex-wrap gap-2">
        <Button disabled={!isSaved || name.trim() === title} onClick={() => act("rename", { file, name })}>
          Schimbă numele și adresa
        </Button>
        <Button disabled={!isSaved} onClick={() => setAsked(true)}>
          Șterge investigația…
        </Button>
      </p>
      {isAsked && (
        <Dialog
          title={`Ștergeți „${title}”?`}
          onClose={() => setAsked(false)}
          buttons={
            <>
              <Button isPrimary onClick={() => setAsked(false)}>
                Păstrează investigația
              </Button>
              <Button disabled={!changes} onClick={() => act("remove", { file }).then(() => setAsked(false))}>
                Da, șterge „{title}”
              </Button>
            </>
          }
        >
          <p>{words.going}</p>
          <ChangeList changes={changes} />
          <Trouble words={trouble} />
        </Dialog>
      )}
      {why}
    </details>
  );
}
