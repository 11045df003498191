import { useState } from "react";
import type { Answers } from "../server/actions.ts";
import { request, useAnswer } from "./api.ts";
import { ChangeList } from "./ChangeList.tsx";
import { formatMoment } from "./moment.ts";
import { Button, FoldedWho, Trouble } from "./parts.tsx";
import words from "./words.json" with { type: "json" };

type Entry = Answers["journal"]["entries"][number];

/**
 * The list of everything that was saved and published, and by whom. Every operation that changed a file can
 * be undone, even an undo.
 */
export function Journal({ onUndone }: { onUndone: () => void }) {
  const [text, setText] = useState("");
  const [page, setPage] = useState(0);
  const { answer, trouble, again } = useAnswer("journal", { text, page }, text ? 200 : 0);
  const done = () => {
    again();
    onUndone();
  };
  const { entries = [], pages = 0 } = answer ?? {};
  return (
    <div className="page p-4">
      <h1>Jurnal</h1>
      <p className="lead">{words.journal}</p>
      <FoldedWho />
      <search className="mb-3">
        <input
          type="search"
          className="form-control"
          aria-label="Caută în jurnal"
          placeholder="Caută: Maria, Prețuri, 835…"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setPage(0);
          }}
        />
      </search>
      <p role="status">
        {trouble || (answer && entries.length === 0 && (text ? words.emptyJournal : words.newJournal))}
      </p>
      {entries.map((entry) => (
        <JournalEntry key={entry.id} entry={entry} onUndone={done} />
      ))}
      {pages > 1 && (
        <nav className="hstack gap-2" aria-label="Paginile jurnalului">
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            Mai noi
          </Button>
          {`Pagina ${page + 1} din ${pages}`}
          <Button disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
            Mai vechi
          </Button>
        </nav>
      )}
    </div>
  );
}

/** Maximum length of a list of changes that is shown expanded, in characters of its JSON. */
const MAX_OPEN_CHARACTERS = 600;

/**
 * A journal entry: who did what, and when. Before the operation is undone, the entry shows what the undo
 * would change.
 */
function JournalEntry({ entry, onUndone }: { entry: Entry; onUndone: () => void }) {
  const { id, who, at, title, documents, changes, isPublication, isUndone, canUndo } = entry;
  const [isAsked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState("");
  const { answer: undoing, trouble: loadError } = useAnswer("undoing", isAsked ? { id } : undefined);
  const undo = () =>
    request("undo", { id }).then(
      () => {
        setAsked(false);
        onUndone();
      },
      (error: Error) => setTrouble(error.message),
    );
  const length = JSON.stringify(changes).length;
  return (
    <section className="card card-body">
      <h2>{title || [...new Set(documents)].join(", ")}</h2>
      <p className="mb-1">
        {who}, {formatMoment(at)}
      </p>
      {changes.length > 0 && (
        <details open={length < MAX_OPEN_CHARACTERS}>
          <summary>Ce s-a schimbat ({changes.length})</summary>
          <ChangeList changes={changes} />
        </details>
      )}
      {isUndone && (
        <p role="status">
          <b>S-a anulat.</b> {isPublication && words.unpublished}
        </p>
      )}
      {canUndo && !isUndone && !isAsked && (
        <p>
          <Button onClick={() => setAsked(true)}>
            {isPublication ? "Anulează toată publicarea…" : "Anulează schimbarea…"}
          </Button>
        </p>
      )}
      {isAsked && (
        <>
          <h3>Prin anulare</h3>
          <ChangeList changes={undoing} />
          <Trouble words={trouble || loadError} />
          <p className="hstack gap-2">
            <Button isPrimary disabled={!undoing} onClick={undo}>
              Da, anulează
            </Button>
            <Button onClick={() => setAsked(false)}>Lasă cum este</Button>
          </p>
        </>
      )}
    </section>
  );
}
