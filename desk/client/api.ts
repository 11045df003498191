import { useEffect, useReducer, useState } from "react";
import { MAX_BYTES } from "#content/schema/photo-limits.ts";
import type { Answers } from "../server/actions.ts";
import type { Finding } from "../shared/form-fields.ts";
import words from "./words.json" with { type: "json" };

/** Sends requests to the desk's server. */

/**
 * The error of a request that the server has rejected or not answered; its message is for the user of the
 * desk.
 */
export class ApiError extends Error {
  /** HTTP status; 0 if the server did not answer. */
  status = 0;
  /** Why the content was rejected. */
  details: Finding[] = [];
}

/**
 * Key in localStorage of the pass, the secret that allows this page to use the desk. The pass is not a
 * cookie, because browsers send a cookie to all ports of the computer.
 */
const PASS = "desk-pass";

/** Interval between two attempts to reach a server that does not answer or is busy, in milliseconds. */
export const RETRY = 2000;

/**
 * HTTP statuses after which the same request may succeed later. With 403 the server was restarted: when the
 * user opens the desk again, in another window, this window gets the new pass, too.
 */
export const PASSING = [0, 403, 409];

const stored = (name: string) => localStorage.getItem(name) ?? "";

/** The name of the user, for the journal. */
export const userName = () => stored("desk-who");

export const setUserName = (name: string) => localStorage.setItem("desk-who", name.trim());

/** Takes the pass from the address, if it is there. */
export function takePass() {
  const pass = new URLSearchParams(location.search).get("cheie");
  if (!pass) return;
  history.replaceState(null, "", location.pathname + location.hash);
  localStorage.setItem(PASS, pass);
}

/** Sends an action to the server. @throws ApiError */
export const request = <Action extends keyof Answers>(
  action: Action,
  body: object = {},
): Promise<Answers[Action]> => post(action, JSON.stringify({ who: userName(), ...body }));

/**
 * Uploads a photograph. If a file is too large, only one byte more than the maximum size is sent. This is
 * enough for the server to reject the file with a message.
 * @returns name of the photograph
 * @throws ApiError
 */
export const upload = (file: File): Promise<{ file: string }> => post("photo", file.slice(0, MAX_BYTES + 1));

/** @throws ApiError */
async function post<Answer>(action: string, body: BodyInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api/${action}`, { method: "POST", headers: { "x-desk": stored(PASS) }, body });
  } catch {
    throw new ApiError(words.stopped);
  }
  const answer = (await response.json()) as Answer & { message?: string; details?: unknown };
  const { message, details = [] } = answer;
  if (!response.ok) throw Object.assign(new ApiError(message), { status: response.status, details });
  return answer;
}

/**
 * Sends a request whose result may change, and returns the server's answer. The request is sent again when
 * the window gets the focus, because other programs may have changed files, and repeatedly while the server
 * does not answer, is busy or does not accept the pass.
 * @param body body of the request; undefined to send nothing
 * @param pause time without a change of `body` before the request is sent, in milliseconds
 * @returns `answer`: the last answer; `fresh`: the answer for the current `body`; `error`: the last
 * error; `again`: sends the request once more
 */
export function useAnswer<Action extends keyof Answers>(action: Action, body: object | undefined, pause = 0) {
  const [said, setSaid] = useState<{ answer?: Answers[Action]; question?: string; error?: ApiError }>({});
  const [count, again] = useReducer((times: number) => times + 1, 0);
  const question = JSON.stringify(body);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` changes `count` to repeat the request.
  useEffect(() => {
    if (question === undefined) return;
    let isWanted = true;
    let timer = setTimeout(look, pause);
    function look() {
      clearTimeout(timer);
      request(action, JSON.parse(question)).then(
        (answer) => isWanted && setSaid({ question, answer }),
        (error: ApiError) => {
          if (!isWanted) return;
          setSaid((last) => ({ ...last, error }));
          if (PASSING.includes(error.status)) timer = setTimeout(look, RETRY);
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
