import { useCallback, useEffect, useState } from "react";
import type { Publishing } from "../shared.ts";
import { ask } from "./ask.ts";
import { OpenThings } from "./Launch.tsx";
import { placeHref } from "./place.ts";
import { dayAndTime } from "./words.ts";

/** Time between two looks at a publication that is being made, in milliseconds. */
const PACE = 500;

/** Check and build, see what changes, send; and back. */
export function Publish() {
  const [state, setState] = useState<Publishing>();
  const [trouble, setTrouble] = useState("");
  const [isSure, setSure] = useState(false);

  const look = useCallback(() => {
    ask<Publishing>("publishing").then(setState, (error: Error) => setTrouble(error.message));
  }, []);
  const isBusy = state?.step === "building" || state?.step === "sending";
  useEffect(() => {
    look();
    if (!isBusy) return;
    const timer = setInterval(look, PACE);
    return () => clearInterval(timer);
  }, [look, isBusy]);
  useEffect(() => {
    // Who saves in another window makes what was prepared outdated.
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [look]);
  const act =
    (action: string, body = {}) =>
    () => {
      setTrouble("");
      setSure(false);
      setState((before) => before && { ...before, step: action === "prepare" ? "building" : "sending" });
      ask(action, body).then(look, (error: Error) => {
        setTrouble(error.message);
        look();
      });
    };

  if (!state) return <p className="wait">{trouble || "Se citește…"}</p>;
  if (!state.way) return <NoWay />;
  return (
    <div className="page">
      <h1>Publicați site-ul</h1>
      <p className="lead">Site-ul {state.way}.</p>
      <div role="status" className="progress">
        {isBusy && <p className="busy">{state.step === "building" ? "Se pregătește…" : "Se trimite…"}</p>}
        {state.step === "done" && (
          <p className="done">
            Gata. Adresa: <a href={state.address}>{state.address}</a>
          </p>
        )}
        {state.lines.length > 0 && (
          <pre className={state.step === "failed" ? "problem" : undefined}>{state.lines.join("\n")}</pre>
        )}
      </div>
      {state.step === "ready" && state.changes.length > 0 && (
        <section>
          <h2>
            {state.changes.length === 1 ? "Se schimbă o pagină" : `Se schimbă ${state.changes.length} pagini`}
          </h2>
          <ul className="changed">
            {state.changes.map((page) => (
              <li key={page}>{page}</li>
            ))}
          </ul>
        </section>
      )}
      {state.step === "ready" && state.provisional > 0 && (
        <label className="sure">
          <input type="checkbox" checked={isSure} onChange={(event) => setSure(event.target.checked)} />
          Public totuși site-ul, cu{" "}
          {state.provisional === 1 ? "o valoare provizorie" : `${state.provisional} valori provizorii`}
        </label>
      )}
      <p className="actions">
        {isBusy && (
          <button type="button" onClick={act("cancel")}>
            Oprește
          </button>
        )}
        {state.step === "ready" ? (
          <button
            type="button"
            className="primary"
            disabled={state.provisional > 0 && !isSure}
            onClick={act("publish", { sure: isSure })}
          >
            Publică acum
          </button>
        ) : (
          <button type="button" className="primary" disabled={isBusy} onClick={act("prepare")}>
            Pregătește publicarea
          </button>
        )}
        {state.previous !== undefined && (
          <button type="button" disabled={isBusy} onClick={act("back")}>
            Înapoi la publicarea dinainte{state.previous && ` (${dayAndTime(state.previous)})`}
          </button>
        )}
      </p>
      {trouble && (
        <p className="problem" role="alert">
          {trouble}
        </p>
      )}
      {!isBusy && <OpenThings level={2} />}
    </div>
  );
}

function NoWay() {
  return (
    <div className="page">
      <h1>Publicați site-ul</h1>
      <p className="lead">Încă nu este spus cum ajunge site-ul la găzduire.</p>
      <p>
        Alegeți o singură dată calea, împreună cu cine v-a făcut site-ul: copierea într-un folder, trimiterea
        pe un server sau depozitul de cod, de unde îl ia găzduirea. Apoi, aici este un singur buton.
      </p>
      <p className="actions">
        <a className="button primary" href={placeHref("content/publishing.yaml")}>
          Alegeți calea
        </a>
      </p>
    </div>
  );
}
