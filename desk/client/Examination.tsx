import { useState } from "react";
import type { Change, OpenFile, Overview } from "../shared.ts";
import { ask, type NotDone, useAnswer } from "./ask.ts";
import { ChangeList } from "./Changes.tsx";
import { NoteList } from "./NoteList.tsx";
import { Button, Dialog, Line, Select, Trouble } from "./parts.tsx";
import { placeHref } from "./place.ts";

/** An operation by which pages come or go, and what it cannot be done for. Afterwards its document is open. */
function usePages(onDone: () => void) {
  const [trouble, setTrouble] = useState<NotDone>();
  const act = (action: string, body: object) =>
    ask<Partial<OpenFile>>(action, body).then(({ info }) => {
      onDone();
      location.hash = placeHref(info?.file ?? "content/prices.yaml");
    }, setTrouble);
  const why = trouble && (
    <>
      <Trouble words={trouble.message} />
      <NoteList notes={trouble.notes} />
    </>
  );
  return { act, why };
}

/** A new examination from a copy of another. */
export function NewExamination({ overview, onMade }: { overview: Overview; onMade: () => void }) {
  const services = overview.documents.filter(({ group }) => group === "services");
  const [from, setFrom] = useState(services[0]?.file ?? "");
  const [name, setName] = useState("");
  const { act, why } = usePages(onMade);

  return (
    <form className="page p-4" action={() => act("examination", { from, name })}>
      <h1>O investigație nouă</h1>
      <p className="lead">
        Porniți de la cea mai apropiată: pagina nouă îi ia textele și rândurile din meniuri. Nu se vede pe
        site până când nu scoateți bifa ei. Schimbați fiecare text; un medic le citește înainte.
      </p>
      <Line
        id="nume"
        label="Numele investigației"
        help="De exemplu „RMN umăr”. Din el se face adresa paginii."
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div>
        <label htmlFor="dupa">Porniți de la</label>
        <Select
          id="dupa"
          options={services.map(({ file, title }) => ({ value: file, label: title }))}
          value={from}
          onChange={setFrom}
        />
      </div>
      {why}
      <p>
        <Button isPrimary type="submit">
          Adaugă investigația
        </Button>
      </p>
    </form>
  );
}

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
  const [isAsked, setAsked] = useState(false);
  const { act, why } = usePages(onDone);

  return (
    <details>
      <summary>Alt nume sau ștergere</summary>
      {!isSaved && <p>Salvați întâi foaia.</p>}
      <Line
        id="alt-nume"
        label="Numele nou"
        help="Din el se face adresa paginii; cine o deschide pe cea veche ajunge la cea nouă."
        value={name}
        onChange={(event) => setName(event.target.value)}
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
        <Removal
          {...{ file, title }}
          onClose={() => setAsked(false)}
          onRemove={() => act("remove", { file }).then(() => setAsked(false))}
        />
      )}
      {why}
    </details>
  );
}

interface RemovalProps {
  file: string;
  title: string;
  onClose: () => void;
  onRemove: () => void;
}

/** What goes with an examination, before it does. */
function Removal({ file, title, onClose, onRemove }: RemovalProps) {
  const { answer: changes, trouble } = useAnswer<Change[]>("removal", { file });
  return (
    <Dialog title={`Ștergeți „${title}”?`} onClose={onClose}>
      <p>Dispar pagina ei, cu toate textele, și:</p>
      {/* The answers stay in view. */}
      <div className="what-goes overflow-auto mb-3">
        <ChangeList changes={changes} />
      </div>
      <Trouble words={trouble} />
      <p className="hstack flex-wrap gap-2">
        <Button isPrimary onClick={onClose}>
          Anulează
        </Button>
        <Button disabled={!changes} onClick={onRemove}>
          Da, șterge „{title}”
        </Button>
      </p>
    </Dialog>
  );
}
