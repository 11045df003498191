import { useState } from "react";
import { formatDay } from "../../src/lib/format.ts";
import type { Answers } from "../server/actions.ts";
import { request, useAnswer } from "./api.ts";
import { ChangeList } from "./ChangeList.tsx";
import { placeHref } from "./location.ts";
import { Button, Select, Trouble } from "./parts.tsx";
import words from "./words.json" with { type: "json" };

type Sheet = Answers["readings"][number];

/** Name of the desk's page for reading; after it, the address names the sheet that is read. */
export const READING = "de-citit";

/** Says who has read a sheet, and whether its texts are still the same. */
export const readingWords = ({ last, state }: Pick<Sheet, "last" | "state">) =>
  words.readings[state].replace("%{who}", last ? `${last.by}, ${formatDay(last.on)}` : "");

/** The list of the sheets that a doctor reads. The launch waits only for the examinations, which come first. */
export function Readings() {
  const { answer: sheets, trouble } = useAnswer("readings", {});
  if (!sheets) return <p className="wait p-5">{trouble ?? "Se citește…"}</p>;
  return (
    <div className="page p-4">
      <h1>De citit</h1>
      <p className="lead">{words.reading}</p>
      <ul className="list-group list-group-flush">
        {sheets.map((sheet) => (
          <li key={sheet.file} className="list-group-item px-0 bg-transparent">
            <a href={placeHref(READING, [sheet.file])}>
              <b>{sheet.title}</b>
            </a>
            <p className={`mb-0 ${sheet.state === "changed" ? "problem" : ""}`}>{readingWords(sheet)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * A sheet for a doctor: first what has changed since the last reading, then all texts as the page shows them,
 * and at the end the button „Am citit”. The page itself is beside it.
 */
export function SheetReading({ file, onRead }: { file: string; onRead: () => void }) {
  const { answer: sheet, trouble: loadError, again } = useAnswer("reading", { file });
  const [chosen, setChosen] = useState("");
  const [trouble, setTrouble] = useState("");
  if (!sheet) return <p className="wait p-5">{loadError ?? "Se citește…"}</p>;
  const { title, state, hash, readers, own, safety, changes, group } = sheet;
  const by = chosen || readers[0] || "";
  const read = () =>
    request("read", { file, hash, by }).then(
      () => {
        setTrouble("");
        again();
        onRead();
      },
      (error: Error) => {
        setTrouble(error.message);
        again();
      },
    );
  return (
    <div className="page p-4">
      <p className="mb-1">
        <a href={placeHref(READING)}>De citit</a>
      </p>
      <h1>{title}</h1>
      <p className="lead">
        {readingWords(sheet)} <a href={placeHref(file)}>Schimbă textele</a>
      </p>
      {state === "changed" && changes.length > 0 && (
        <section>
          <h2>Ce s-a schimbat de când a fost citită</h2>
          <ChangeList changes={changes} />
        </section>
      )}
      <section>
        <h2>Textele foii</h2>
        <Texts texts={own} />
      </section>
      {safety.length > 0 && (
        <section>
          <h2>Textele de siguranță din pagina ei</h2>
          <Texts texts={safety} />
        </section>
      )}
      {readers.length === 0 ? (
        <p>
          {words.noReaders} <a href={placeHref("content/publishing.yaml", ["readers"])}>Scrieți-i numele</a>
        </p>
      ) : (
        <section className="card card-body">
          <p>{group === "services" ? words.readClaim : words.readAll}</p>
          <p className="hstack flex-wrap gap-2">
            <label htmlFor="citeste">A citit</label>
            <Select
              id="citeste"
              className="reader"
              options={readers.map((name) => ({ value: name, label: name }))}
              value={by}
              onChange={setChosen}
            />
            <Button isPrimary disabled={state === "read" && sheet.last?.by === by} onClick={read}>
              Am citit
            </Button>
          </p>
          <p role="status" className="mb-0">
            {state === "read" && readingWords(sheet)}
          </p>
          <Trouble words={trouble} />
        </section>
      )}
    </div>
  );
}

/** Texts with the names of their fields. */
function Texts({ texts }: { texts: Answers["reading"]["own"] }) {
  return (
    <dl className="reading">
      {texts.map(({ field, lines }) => (
        <div key={field}>
          <dt>{field}</dt>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal; the list is never reordered
            <dd key={index}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
