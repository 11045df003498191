import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import troubles from "../../hosting/troubles.json" with { type: "json" };
import messages from "./messages.json" with { type: "json" };

const MESSAGES = { ...messages, ...troubles };

export type Message = keyof typeof MESSAGES;

/** A request that is not done, with words for the person at the desk. */
export class Refused extends HTTPException {
  /** More for the page, such as the problems of a draft. */
  details: unknown;

  /**
   * @param message its name in messages.json, or in hosting/troubles.json
   * @param values what stands there for `%{name}`
   */
  constructor(status: ContentfulStatusCode, message: Message, values: object = {}, details?: unknown) {
    const said = Object.entries(values).reduce(
      (words, [name, value]) => words.replaceAll(`%{${name}}`, value),
      MESSAGES[message],
    );
    super(status, { message: said });
    this.details = details;
  }
}
