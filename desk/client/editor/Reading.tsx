import { useState } from "react";
import { formatDay } from "#lib/format.ts";
import type { Answers } from "../../server/actions.ts";
import { request } from "../api.ts";
import { placeHref } from "../location.ts";
import { Button, Select, Trouble } from "../parts.tsx";
import words from "../words.json" with { type: "json" };

type Readings = Answers["overview"]["readings"];
type Sheet = Readings["sheets"][number];

/** Says who has read an examination, and whether the reading is still valid. */
function readingWords({ last, isRead }: Sheet) {
  if (!last) return words.neverRead;
  const who = `${last.by}, ${formatDay(last.on)}`;
  return (isRead ? words.read : words.readBefore).replace("%{who}", who);
}

interface ReadingProps {
  sheet: Sheet;
  readers: Readings["readers"];
  /** Whether the form has unsaved changes, which nobody can confirm as read. */
  isChanged: boolean;
  /** Called after the reading was recorded or refused. */
  onRead: () => void;
}

/** The last part of an examination's form: a doctor who has read its texts chooses a name and presses „Am citit”. */
export function Reading({ sheet, readers, isChanged, onRead }: ReadingProps) {
  const [chosen, setChosen] = useState("");
  const [trouble, setTrouble] = useState("");
  const by = chosen || readers[0] || "";
  const read = () =>
    request("read", { file: sheet.file, hash: sheet.hash, by })
      .then(
        () => setTrouble(""),
        (error: Error) => setTrouble(error.message),
      )
      .then(onRead);
  return (
    <section className="card card-body">
      <h2>Citit de un medic</h2>
      <p role="status">{readingWords(sheet)}</p>
      {readers.length === 0 ? (
        <p>
          {words.noReaders} <a href={placeHref("content/publishing.yaml", ["readers"])}>Scrieți-i numele</a>
        </p>
      ) : (
        <>
          <p>{words.readClaim}</p>
          <p className="hstack flex-wrap gap-2">
            <label htmlFor="citeste">A citit</label>
            <Select
              id="citeste"
              options={readers.map((name) => ({ value: name, label: name }))}
              value={by}
              onChange={setChosen}
            />
            <Button isPrimary disabled={isChanged || (sheet.isRead && sheet.last?.by === by)} onClick={read}>
              Am citit
            </Button>
          </p>
        </>
      )}
      <Trouble words={trouble} />
    </section>
  );
}
