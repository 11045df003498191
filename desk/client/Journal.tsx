import { useState } from "react";
import type { Entry } from "../shared.ts";
import { ask, useAnswer } from "./ask.ts";
import { ChangeList } from "./Changes.tsx";
import { Button, Who } from "./parts.tsx";

/** Number of changes that are shown at once. */
const SHORT = 4;

const DAY = 86_400_000;

const day = new Intl.DateTimeFormat("ro-RO", { dateStyle: "long" });
const hour = new Intl.DateTimeFormat("ro-RO", { timeStyle: "short" });
const near = new Intl.RelativeTimeFormat("ro-RO", { numeric: "auto" });

/** „azi, 14:05”, „ieri, 10:14”, „21 noiembrie 2026, 08:00”, in the clock of this computer. */
function dayAndTime(iso: string): string {
  const date = new Date(iso);
  const days = Math.round((new Date(iso).setHours(0, 0, 0, 0) - new Date().setHours(0, 0, 0, 0)) / DAY);
  return `${days > -2 ? near.format(days, "day") : day.format(date)}, ${hour.format(date)}`;
}

/** Everything that was saved and published, by whom; each can be undone, and that as well. */
export function Journal({ onUndone }: { onUndone: () => void }) {
  const { answer: entries, trouble, again } = useAnswer<Entry[]>("journal", {});
  const [said, setSaid] = useState("");
  const undo = ({ id, title }: Entry) =>
    ask("undo", { id }).then(
      () => {
        const isPublic = title === "Publicat";
        setSaid(isPublic ? "Textele sunt cele de dinainte. Publicați din nou, ca să se vadă." : "Anulat.");
        again();
        onUndone();
      },
      (error: Error) => setSaid(error.message),
    );

  return (
    <div className="page p-4">
      <h1>Jurnal</h1>
      <p className="lead">Ce s-a schimbat, când și de cine. Orice rând se poate anula; și anularea.</p>
      <Who />
      <p role="status">{said || trouble || (entries?.length === 0 && "Încă nu s-a schimbat nimic.")}</p>
      {entries?.map((entry) => (
        <section key={entry.id} className="card card-body">
          <h2>
            {entry.who}, {dayAndTime(entry.at)}
            {entry.title && `: ${entry.title}`}
          </h2>
          <details open={entry.changes.length <= SHORT} hidden={entry.changes.length === 0}>
            <summary>Ce s-a schimbat ({entry.changes.length})</summary>
            <ChangeList changes={entry.changes} />
          </details>
          {Object.keys(entry.steps).length > 0 && (
            <p>
              <Button onClick={() => undo(entry)}>
                {entry.title === "Publicat" ? "Anulează toată publicarea" : "Anulează schimbarea"}
              </Button>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
