import { useMinute, useOpenNow } from "#hooks/use-open-now.ts";
import { today } from "#lib/clock.ts";
import { withDoubt } from "#lib/open-now.ts";
import type { HoursTexts } from "./hours-texts.ts";

/**
 * Lists the exceptions from the usual hours: the weekdays without hours are on one line, and each day with
 * special hours and each closing period has a line of its own.
 */
export function ClosedDays({ hours: { daysOff, exceptions, off } }: { hours: HoursTexts }) {
  const minute = useMinute();
  // Leaves out days in the past. In the build and during hydration `minute` is undefined, so all days are
  // listed.
  const isToCome = ({ until }: { until: string }) => minute === undefined || until >= today(new Date(minute));
  const lines = exceptions.filter(isToCome).map(({ days, hours }) => `${days}: ${hours}`);
  return (daysOff ? [`${daysOff}: ${off}`, ...lines] : lines).map((line) => <p key={line}>{line}</p>);
}

/**
 * A sentence that says until when the clinic is closed, if it is closed for a week or longer. It is above the
 * usual hours, because they do not apply during that time.
 */
export function ClosedForLong({ hours }: { hours: HoursTexts }) {
  const opening = useOpenNow(hours.schedule);
  return opening?.isLong ? (
    <p>
      <b>{withDoubt(opening)}</b>
    </p>
  ) : null;
}
