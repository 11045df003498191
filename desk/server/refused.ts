import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import messages from "./messages.json" with { type: "json" };

export type Message = keyof typeof messages;

/** A request that is not done, with words for the person at the desk. */
export class Refused extends HTTPException {
  /** More for the page, such as the problems of a draft. */
  details: unknown;

  /**
   * @param message its name in messages.json
   * @param values replacements for `%{name}`
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
