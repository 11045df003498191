import type { Note } from "../shared.ts";

/** Answers of the desk's server. */

/** The server did not do it; the message is for the person at the desk. */
export class NotDone extends Error {
  /** HTTP status; 0 when nobody answered. */
  readonly status: number;
  /** Where the content would be wrong. */
  readonly notes: readonly Note[];

  constructor(status: number, words: string, notes: readonly Note[] = []) {
    super(words);
    this.status = status;
    this.notes = notes;
  }
}

/** Where this browser keeps the pass that the one-time address gives: bound to the desk's port, unlike a cookie. */
const PASS = "desk-pass";

/** What the person at this computer is called in the journal. */
export const who = () => localStorage.getItem("desk-who") ?? "";
export const setWho = (name: string) => localStorage.setItem("desk-who", name.trim());

/** Uses up the one-time key of the address, where there is one. @throws NotDone */
export async function enter(): Promise<void> {
  const key = new URLSearchParams(location.search).get("cheie");
  if (!key) return;
  history.replaceState(null, "", location.pathname + location.hash);
  localStorage.setItem(PASS, (await ask<{ pass: string }>("enter", { key })).pass);
}

/** Asks the server. @throws NotDone */
export async function ask<Answer>(action: string, body: object = {}): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api/${action}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-desk": localStorage.getItem(PASS) ?? "" },
      body: JSON.stringify({ ...body, who: who() }),
    });
  } catch {
    throw new NotDone(
      0,
      "Editare s-a oprit. Porniți programul din nou, prin dublu clic; ce ați scris este păstrat aici.",
    );
  }
  const answer = (await response.json()) as Answer & { message?: string; details?: Note[] };
  if (!response.ok) throw new NotDone(response.status, answer.message ?? "", answer.details);
  return answer;
}
