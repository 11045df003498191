import { useState } from "react";
import type { Answers } from "../server/actions.ts";
import { request, useAnswer } from "./api.ts";
import { ChangeList } from "./ChangeList.tsx";
import { Button, Trouble, Who } from "./parts.tsx";
import words from "./words.json" with { type: "json" };

const momentFormat = new Intl.DateTimeFormat("ro-RO", { dateStyle: "long", timeStyle: "short" });

/** Formats a time as „21 noiembrie 2026 la 08:00”, in the time zone of this computer. @param at ISO 8601 */
const formatMoment = (at: string) => momentFormat.format(new Date(at));

/**
 * The list of everything that was saved and published, and by whom. Every operation that changed a file can
 * be undone, even an undo.
 */
export function Journal({ onUndone }: { onUndone: () => void }) {
  const { answer: entries, error, again } = useAnswer("journal", {});
  const done = () => {
    again();
    onUndone();
  };
  return (
    <div className="page p-4">
      <h1>Jurnal</h1>
      <p className="lead">{words.journal}</p>
      <Who />
      <p role="status">{error?.message ?? (entries?.length === 0 && words.newJournal)}</p>
      {entries?.map((entry) => (
        <JournalEntry key={entry.id} entry={entry} onUndone={done} />
      ))}
    </div>
  );
}

interface JournalEntryProps {
  entry: Answers["journal"][number];
  onUndone: () => void;
}

/** A journal entry: who did what, and when. */
function JournalEntry({ entry, onUndone }: JournalEntryProps) {
  const { id, who, at, title, changes, steps } = entry;
  const [trouble, setTrouble] = useState("");
  const undo = () => request("undo", { id }).then(onUndone, (error: Error) => setTrouble(error.message));
  return (
    <section className="card card-body">
      <h2>{title}</h2>
      <p className="mb-1">
        {who}, {formatMoment(at)}
      </p>
      <ChangeList changes={changes} />
      {Object.keys(steps).length > 0 && (
        <p className="mt-2 mb-0">
          <Button onClick={undo}>Anulează schimbarea</Button>
        </p>
      )}
      <Trouble words={trouble} />
    </section>
  );
}
