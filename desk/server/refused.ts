/** A request that is not done, with words for the person at the desk. */
export class Refused extends Error {
  /** HTTP status. */
  readonly status: number;
  /** More for the page, such as the problems of a draft. */
  readonly details: unknown;

  constructor(status: number, words: string, details?: unknown) {
    super(words);
    this.status = status;
    this.details = details;
  }
}
