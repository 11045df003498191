import { clock } from "#lib/open-now.ts";

/** The moment at which a clock in Timișoara shows a day and a time of day. */
export function momentOf({ day, ora }: { day: string; ora: string }): Date {
  const there = Date.parse(`${day}T${ora}Z`);
  // What the clock there shows at that moment of Greenwich is as much too late as Greenwich is behind.
  return new Date(2 * there - Date.parse(`${clock(new Date(there)).replace(" ", "T")}Z`));
}
