import { useMinute, useOpenNow } from "#hooks/use-open-now.ts";
import { today } from "#lib/open-now.ts";
import type { HoursTexts } from "./hours-texts.ts";

/** The days without hours, those with hours of their own, and those closed against the usual hours; a line each. */
export function ClosedDays({ hours: { daysOff, exceptions, off } }: { hours: HoursTexts }) {
  const minute = useMinute();
  // Days that have passed since the build are left out.
  const isToCome = ({ until }: { until: string }) => minute === undefined || until >= today(new Date(minute));
  const lines = exceptions.filter(isToCome).map(({ days, hours }) => `${days}: ${hours}`);
  return (daysOff ? [`${daysOff}: ${off}`, ...lines] : lines).map((line) => <p key={line}>{line}</p>);
}

/** While the clinic stays closed for a week or longer, until when: above the usual hours, which do not hold. */
export function ClosedForLong({ hours }: { hours: HoursTexts }) {
  const opening = useOpenNow(hours.schedule);
  return opening?.isLong ? (
    <p>
      <b>{opening.text}</b>
    </p>
  ) : null;
}
