import { useState } from "react";
import type { Entry } from "../server/store.ts";
import { ask, useAnswer } from "./ask.ts";
import { Button, ChangeList, Who } from "./parts.tsx";
import words from "./words.json" with { type: "json" };

/** „21 noiembrie 2026 la 08:00”, in the clock of this computer. */
const moment = new Intl.DateTimeFormat("ro-RO", { dateStyle: "long", timeStyle: "short" });

/** Everything that was saved and published, by whom; each can be undone, and that as well. */
export function Journal({ onUndone }: { onUndone: () => void }) {
  const { answer: entries, trouble, again } = useAnswer("journal", {});
  const [said, setSaid] = useState("");
  const undo = (entry: Entry) =>
    ask("undo", { id: entry.id }).then(
      () => {
        setSaid(entry.published ? words.unpublished : "Anulat.");
        again();
        onUndone();
      },
      (error: Error) => setSaid(error.message),
    );

  return (
    <div className="page p-4">
      <h1>Jurnal</h1>
      <p className="lead">{words.journal}</p>
      <Who />
      <p role="status">{said || trouble || (entries?.length === 0 && "Încă nu s-a schimbat nimic.")}</p>
      {entries?.map((entry) => (
        <section key={entry.id} className="card card-body">
          <h2>
            {entry.who}, {moment.format(new Date(entry.at))}
            {entry.title && `: ${entry.title}`}
          </h2>
          <details open={entry.changes.length < 5} hidden={entry.changes.length === 0}>
            <summary>Ce s-a schimbat ({entry.changes.length})</summary>
            <ChangeList changes={entry.changes} />
          </details>
          {Object.keys(entry.steps).length > 0 && (
            <p>
              <Button onClick={() => undo(entry)}>
                {entry.published ? "Anulează toată publicarea" : "Anulează schimbarea"}
              </Button>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
