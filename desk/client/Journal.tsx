import { useCallback, useEffect, useState } from "react";
import type { Entry } from "../shared.ts";
import { ask, setWho, who } from "./ask.ts";
import { ChangeList } from "./ChangeList.tsx";
import { dayAndTime } from "./words.ts";

/** Number of changes that are shown at once. */
const SHORT = 4;

/** Everything that was saved and published, by whom; each can be undone, and that as well. */
export function Journal({ onUndone }: { onUndone: () => void }) {
  const [entries, setEntries] = useState<readonly Entry[]>();
  const [said, setSaid] = useState("");
  const look = useCallback(() => {
    ask<Entry[]>("journal").then(setEntries, (error: Error) => setSaid(error.message));
  }, []);
  useEffect(look, [look]);
  const undo = ({ id, title }: Entry) =>
    ask("undo", { id }).then(
      () => {
        const isPublic = title === "Publicat";
        setSaid(isPublic ? "Textele sunt cele de dinainte. Publicați din nou, ca să se vadă." : "Anulat.");
        look();
        onUndone();
      },
      (error: Error) => setSaid(error.message),
    );

  return (
    <div className="page">
      <h1>Jurnal</h1>
      <p className="lead">Ce s-a schimbat, când și de cine. Orice rând se poate anula; și anularea.</p>
      <Who />
      <p role="status">{said || (entries?.length === 0 && "Încă nu s-a schimbat nimic.")}</p>
      <ol className="journal">
        {entries?.map((entry) => (
          <li key={entry.id}>
            <h2>
              {entry.who}, {dayAndTime(entry.at)}
              {entry.title && `: ${entry.title}`}
            </h2>
            {entry.changes.length > SHORT ? (
              <details>
                <summary>Ce s-a schimbat ({entry.changes.length})</summary>
                <ChangeList changes={entry.changes} />
              </details>
            ) : (
              <ChangeList changes={entry.changes} />
            )}
            {entry.canUndo && (
              <button type="button" onClick={() => undo(entry)}>
                {entry.title === "Publicat" ? "Anulează toată publicarea" : "Anulează schimbarea"}
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Asks once who changes the texts at this computer. */
export function Who() {
  return (
    <div className="field">
      <label htmlFor="cine">Cine schimbă textele?</label>
      <p className="help">De exemplu „Recepție”. Numele apare numai în jurnal.</p>
      <input id="cine" defaultValue={who()} maxLength={60} onChange={({ target }) => setWho(target.value)} />
    </div>
  );
}
