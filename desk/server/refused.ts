import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A request that is not done, with words for the person at the desk. */
export class Refused extends HTTPException {
  /** More for the page, such as the problems of a draft. */
  readonly details: unknown;

  constructor(status: ContentfulStatusCode, message: string, details?: unknown) {
    super(status, { message });
    this.details = details;
  }
}
