import { useEffect, useState, useTransition } from "react";
import type { Publishing } from "../shared.ts";
import { ask, useAnswer } from "./ask.ts";
import { OpenThings } from "./NoteList.tsx";
import { Button, Trouble } from "./parts.tsx";
import { placeHref } from "./place.ts";

/** Time between two looks at a publication that is being made, in milliseconds. */
const PACE = 500;

/** Check and build, see what changes, send; and back. */
export function Publish() {
  const { answer: state, trouble: silence, again } = useAnswer<Publishing>("publishing", {});
  const [trouble, setTrouble] = useState("");
  const [isAsked, start] = useTransition();
  const isBusy = isAsked || state?.step === "building" || state?.step === "sending";
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(again, PACE);
    return () => clearInterval(timer);
  }, [again, isBusy]);

  const act = (action: string, body = {}) =>
    start(async () => {
      setTrouble("");
      await ask(action, body).catch((error: Error) => setTrouble(error.message));
      again();
    });

  if (!state) return <p className="wait p-5">{silence ?? "Se citește…"}</p>;
  if (!state.way) return <NoWay />;
  const isReady = state.step === "ready";
  return (
    <div className="page p-4">
      <h1>Publicați site-ul</h1>
      <p className="lead">Site-ul {state.way}.</p>
      <Progress state={state} isBusy={isBusy} />
      {isBusy && <Button onClick={() => act("cancel")}>Oprește</Button>}
      {isReady && !isBusy && <Sending state={state} onSend={(sure) => act("publish", { sure })} />}
      {!isReady && (
        <p>
          <Button isPrimary disabled={isBusy} onClick={() => act("prepare")}>
            Pregătește publicarea
          </Button>
        </p>
      )}
      <Trouble words={trouble} />
      {!isBusy && <OpenThings />}
    </div>
  );
}

/** What is being done, and what was. */
function Progress({ state, isBusy }: { state: Publishing; isBusy: boolean }) {
  const { step, address, lines } = state;
  return (
    <div role="status">
      {isBusy && <p>{step === "ready" || step === "sending" ? "Se trimite…" : "Se pregătește…"}</p>}
      {step === "done" && (
        <p>
          <b>Gata.</b> Adresa: <a href={address}>{address}</a>
        </p>
      )}
      {lines.length > 0 && (
        <div className={`alert alert-${step === "failed" ? "danger" : "success"}`}>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      )}
    </div>
  );
}

/** What would become public, and the yes to it. */
function Sending({ state, onSend }: { state: Publishing; onSend: (isSure: boolean) => void }) {
  const { changes, provisional } = state;
  const [isSure, setSure] = useState(false);
  return (
    <>
      {changes.length > 0 && (
        <section>
          <h2>{changes.length === 1 ? "Se schimbă o pagină" : `Se schimbă ${changes.length} pagini`}</h2>
          <ul className="changed">
            {changes.map((page) => (
              <li key={page}>{page}</li>
            ))}
          </ul>
        </section>
      )}
      {provisional > 0 && (
        <label className="form-check">
          <input
            type="checkbox"
            className="form-check-input"
            checked={isSure}
            onChange={(event) => setSure(event.target.checked)}
          />
          Public totuși site-ul, cu{" "}
          {provisional === 1 ? "o valoare provizorie" : `${provisional} valori provizorii`}
        </label>
      )}
      <p>
        <Button isPrimary disabled={provisional > 0 && !isSure} onClick={() => onSend(isSure)}>
          Publică acum
        </Button>
      </p>
    </>
  );
}

function NoWay() {
  return (
    <div className="page p-4">
      <h1>Publicați site-ul</h1>
      <p className="lead">Încă nu este spus cum ajunge site-ul la găzduire.</p>
      <p>
        Alegeți o singură dată calea, împreună cu cine v-a făcut site-ul: copierea într-un folder, trimiterea
        pe un server sau depozitul de cod, de unde îl ia găzduirea. Apoi, aici este un singur buton.
      </p>
      <p>
        <a className="btn btn-primary" href={placeHref("content/publishing.yaml")}>
          Alegeți calea
        </a>
      </p>
    </div>
  );
}
