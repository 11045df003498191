import { useMinute, useOpenNow } from "#hooks/use-open-now.ts";
import { today } from "#lib/open-now.ts";
import type { HoursTexts } from "./hours-texts.ts";

/** One line each for the weekdays without hours, the days with special hours and the closing days. */
export function ClosedDays({ hours: { daysOff, exceptions, off } }: { hours: HoursTexts }) {
  const minute = useMinute();
  // Days that have passed since the build are not listed.
  const isToCome = ({ until }: { until: string }) => minute === undefined || until >= today(new Date(minute));
  const lines = exceptions.filter(isToCome).map(({ days, hours }) => `${days}: ${hours}`);
  return (daysOff ? [`${daysOff}: ${off}`, ...lines] : lines).map((line) => <p key={line}>{line}</p>);
}

/**
 * If the clinic stays closed for a week or longer, says until when. It is above the usual hours, which do not apply
 * then.
 */
export function ClosedForLong({ hours }: { hours: HoursTexts }) {
  const opening = useOpenNow(hours.schedule);
  return opening?.isLong ? (
    <p>
      <b>{opening.text}</b>
    </p>
  ) : null;
}
