/** Answers of the desk's server. */

/** The server did not do it; the message is for the person at the desk. */
export class NotDone extends Error {
  readonly status: number;

  constructor(status: number, words: string) {
    super(words);
    this.status = status;
  }
}

/**
 * Asks the server, whose address with its token is that of this page.
 * @throws NotDone
 */
export async function ask<Answer>(action: string, body: object = {}): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(new URL(`api/${action}`, location.href), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    throw new NotDone(
      0,
      "Biroul s-a oprit. Porniți-l din nou; ce nu ați salvat rămâne în această fereastră.",
    );
  }
  const answer = (await response.json()) as Answer & { message?: string };
  if (!response.ok) throw new NotDone(response.status, answer.message ?? "");
  return answer;
}
