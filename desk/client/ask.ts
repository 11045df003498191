import { useEffect, useReducer, useState } from "react";
import { today } from "../../src/content/editing.ts";
import { MAX_BYTES } from "../../src/content/photo-limits.ts";
import type { Answers } from "../server/desk.ts";
import type { Note } from "../shared/fields.ts";
import { store, stored } from "./storage.ts";
import words from "./words.json" with { type: "json" };

/** Answers of the desk's server. */

/** The server did not do it; the message is for the person at the desk. */
export class NotDone extends Error {
  /** HTTP status; 0 when the desk did not answer. */
  status = 0;
  /** Findings of the refused content. */
  notes: Note[] = [];
  /** More about it, as the server sent it. */
  details: unknown;
}

/** The browser keeps the pass of the one-time address here: storage is bound to the desk's port, unlike a cookie. */
const PASS = "desk-pass";

/** Time between two tries to reach a desk that is gone or busy, in milliseconds. */
const RETRY = 2000;

/** The name of the person at this computer, for the journal. */
export const who = () => stored("desk-who");

export function setWho(name: string): void {
  store("desk-who", name.trim());
  store("desk-who-day", today());
}

/** Whether the name was given today: a reception has one computer and several people. */
export const isWhoKnown = () => who() !== "" && stored("desk-who-day") === today();

/**
 * Uses the one-time key of the address, if there is one.
 * @throws NotDone
 */
export async function enter() {
  const key = new URLSearchParams(location.search).get("cheie");
  if (!key) return;
  history.replaceState(null, "", location.pathname + location.hash);
  store(PASS, (await ask("enter", { key })).pass);
}

/** Asks the server. @throws NotDone */
export const ask = <Action extends keyof Answers>(
  action: Action,
  body: object = {},
): Promise<Answers[Action]> => post(action, "application/json", JSON.stringify({ who: who(), ...body }));

/**
 * Sends a photograph, cut off behind the largest size, so that the desk says in words that it is too large.
 * @returns its name
 * @throws NotDone
 */
export const upload = (file: File): Promise<{ file: string }> =>
  post(
    `photo?name=${encodeURIComponent(file.name)}`,
    "application/octet-stream",
    file.slice(0, MAX_BYTES + 1),
  );

/** @throws NotDone */
async function post<Answer>(address: string, type: string, body: BodyInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api/${address}`, {
      method: "POST",
      headers: { "content-type": type, "x-desk": stored(PASS) },
      body,
    });
  } catch {
    throw new NotDone(words.stopped);
  }
  // Before it has begun it answers in plain words.
  if (!response.headers.get("content-type")?.includes("json")) throw new NotDone("Editare pornește…");
  const answer = (await response.json()) as Answer & { message?: string; details?: unknown };
  const { message, details } = answer;
  const notes = Array.isArray(details) ? details : [];
  if (!response.ok) throw Object.assign(new NotDone(message), { status: response.status, notes, details });
  return answer;
}

/**
 * The server's answer to a question that may change. It is asked again when somebody comes back to the window, where
 * other programs may have written, and until a desk that is gone is there again, or one that was busy is free.
 * @param body undefined while there is nothing to ask
 * @param pause without a change before it is asked, in milliseconds
 */
export function useAnswer<Action extends keyof Answers>(action: Action, body: object | undefined, pause = 0) {
  const [said, setSaid] = useState<{ answer?: Answers[Action]; question?: string; trouble?: string }>({});
  const [count, again] = useReducer((times: number) => times + 1, 0);
  const question = JSON.stringify(body);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks the same once more.
  useEffect(() => {
    if (question === undefined) return;
    let isWanted = true;
    let timer = setTimeout(look, pause);
    function look() {
      clearTimeout(timer);
      ask(action, JSON.parse(question)).then(
        (answer) => isWanted && setSaid({ question, answer }),
        ({ message, status }: NotDone) => {
          if (!isWanted) return;
          setSaid((last) => ({ ...last, trouble: message }));
          if (status === 0 || status === 409) timer = setTimeout(look, RETRY);
        },
      );
    }
    addEventListener("focus", look);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      removeEventListener("focus", look);
    };
  }, [action, question, pause, count]);

  const isFresh = question !== undefined && said.question === question;
  return { ...said, fresh: isFresh ? said.answer : undefined, again };
}
