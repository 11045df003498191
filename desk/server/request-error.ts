import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import messages from "./request-errors.json" with { type: "json" };

export type Message = keyof typeof messages;

/** An error that rejects a request, with a message for the user of the desk. */
export class RequestError extends HTTPException {
  /** Additional data for the client, such as the findings of a draft. */
  details: unknown;

  /**
   * @param message name of the message in request-errors.json
   * @param values replacements for `%{name}` in the message
   */
  constructor(status: ContentfulStatusCode, message: Message, values: object = {}, details?: unknown) {
    const said = Object.entries(values).reduce(
      (words, [name, value]) => words.replaceAll(`%{${name}}`, value),
      messages[message],
    );
    super(status, { message: said });
    this.details = details;
  }
}
