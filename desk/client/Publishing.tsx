import { useState, useTransition } from "react";
import { formatCount } from "#lib/format.ts";
import type { Answers } from "../server/actions.ts";
import type { DocumentInfo } from "../server/documents/documents.ts";
import { type ApiError, request, useAnswer } from "./api.ts";
import { placeHref } from "./location.ts";
import { Button, FieldLinks, Trouble } from "./parts.tsx";
import texts from "./words.json" with { type: "json" };

/**
 * The page on which the user publishes the site: it starts the build, shows the changes, and sends them on
 * confirmation.
 * @param unsaved documents with unsaved changes
 */
export function Publish({ unsaved }: { unsaved: DocumentInfo[] }) {
  const { answer: state, error: loadError, again } = useAnswer("publishing", {});
  const [isBusy, start] = useTransition();
  const [last, setLast] = useState<{ action?: "prepare" | "publish"; error?: ApiError }>({});
  const { action, error } = last;

  function act(action: "prepare" | "publish") {
    setLast({ action });
    start(async () => {
      await request(action, {}).catch((error: ApiError) => setLast({ action, error }));
      again();
    });
  }

  if (!state) return <p className="wait p-5">{loadError?.message ?? "Se citește…"}</p>;
  const { wrong, way, isOutdated, address, changes, doubts } = state;
  return (
    <div className="page p-4">
      <h1>Publicați site-ul</h1>
      <p className="lead">{wrong.length > 0 ? texts.wrong : way ? `Site-ul ${way}.` : texts.noWay}</p>
      <FieldLinks links={wrong} />
      {unsaved.length > 0 && (
        <div className="alert alert-danger">
          <p>{texts.unsavedList}</p>
          <ul>
            {unsaved.map(({ file, title }) => (
              <li key={file}>
                <a href={placeHref(file)}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div role="status">
        {isBusy && <p>{action === "prepare" ? texts.preparing : texts.publishing}</p>}
        {!isBusy && action === "publish" && !error && (
          <p>
            <b>Gata.</b> Adresa:{" "}
            <a href={address} target="_blank" rel="noreferrer">
              {address}
            </a>
          </p>
        )}
        {way && isOutdated && <p className="alert alert-success">{texts.outdated}</p>}
      </div>
      <Trouble words={error?.message} />
      {changes && !isBusy && <Sending {...{ changes, doubts }} onSend={() => act("publish")} />}
      {way && !changes && (
        <Button isPrimary disabled={isBusy} onClick={() => act("prepare")}>
          Pregătește publicarea
        </Button>
      )}
      {!way && wrong.length === 0 && (
        <a className="btn primary" href={placeHref("content/publishing.yaml", ["way"])}>
          Alegeți calea
        </a>
      )}
    </div>
  );
}

interface SendingProps {
  /** Names of the pages that change. */
  changes: string[];
  doubts: string[];
  onSend: () => void;
}

/** Shows what will become public. Provisional values and unread texts must be confirmed. */
function Sending({ changes, doubts, onSend }: SendingProps) {
  const [isSure, setSure] = useState(doubts.length === 0);
  return (
    <>
      <section>
        <h2>
          {changes.length > 0 ? `Se schimbă ${formatCount(changes.length, "pagini", "pagină")}` : texts.same}
        </h2>
        <ul className="changed">
          {changes.map((page) => (
            <li key={page}>{page}</li>
          ))}
        </ul>
      </section>
      {doubts.length > 0 && (
        <label className="form-check">
          <input
            type="checkbox"
            className="form-check-input"
            checked={isSure}
            onChange={({ target }) => setSure(target.checked)}
          />
          Public totuși site-ul, cu {doubts.join(", și cu ")}
        </label>
      )}
      <Button isPrimary disabled={!isSure} onClick={onSend}>
        Publică acum
      </Button>
    </>
  );
}

/** The list of what is missing before the first publication. Each entry links to its field. */
export function OpenItems({ errors, suggestions }: Answers["overview"]["launch"]) {
  return (
    <>
      <p className="lead">{errors.length === 0 ? texts.complete : texts.incomplete}</p>
      <FieldLinks links={errors} />
      {suggestions.length > 0 && (
        <>
          <h2>{texts.suggestions}</h2>
          <FieldLinks links={suggestions} />
        </>
      )}
    </>
  );
}
