import { useEffect, useState } from "react";
import { type ApiError, RETRY, request } from "../api.ts";

/** The drafts of closed documents that the server is storing, by their documents. */
const storing = new Map<string, Promise<void>>();

/**
 * Reserves a document for this window, because two windows that edit it would replace each other's drafts.
 * @returns false while another window has the document, or while its last draft is not stored yet
 */
export function useDocumentLock(file: string): boolean {
  const [isOurs, setOurs] = useState(false);
  useEffect(() => {
    const [waiting, closed] = [new AbortController(), Promise.withResolvers<void>()];
    const lock = navigator.locks.request(file, { signal: waiting.signal }, async () => {
      setOurs(true);
      await closed.promise;
      await storing.get(file);
    });
    // A window that stops waiting gets an error.
    lock.catch(() => undefined);
    return () => {
      waiting.abort();
      closed.resolve();
    };
  }, [file]);
  return isOurs;
}

/**
 * Stores the draft of a document that is being closed. While the server does not answer, this window keeps the
 * draft and sends it again, and the browser asks before it closes the window.
 * @param onStored called when the server has stored the draft
 */
export function storeDraft(draft: { file: string }, onStored: () => void) {
  const stored = send(draft).then(askBeforeClosing()).then(onStored);
  storing.set(draft.file, stored);
}

/** Makes the browser ask before it closes the window. @returns a function that ends this */
export function askBeforeClosing() {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener("beforeunload", ask);
  return () => removeEventListener("beforeunload", ask);
}

/** Sends a draft until the server has stored it, or the document does not exist any more. */
async function send(draft: object): Promise<void> {
  await request("check", draft).catch(async ({ status }: ApiError) => {
    if (status === 404) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY));
    await send(draft);
  });
}
