import { useEffect, useState } from "react";
import { useOpenNow } from "#hooks/use-open-now.ts";
import { formatPhone, phoneHref } from "#lib/format.ts";
import { fillInOpening, type Opening, withDoubt } from "#lib/open-now.ts";
import { Icon } from "../Icon/Icon.tsx";
import pill from "../Pill/Pill.module.css";
import { PlainText, RichText } from "../RichText/RichText.tsx";
import styles from "./ClosedNote.module.css";
import { calendarEntry, momentOf } from "./calendar-entry.ts";
import type { HoursTexts } from "./hours-texts.ts";
import lines from "./OpenNow.module.css";
import { OpenNow } from "./OpenNow.tsx";

/**
 * The line below a call button, which says until when the clinic is open. While the clinic is closed, a note
 * replaces this line. The note says when the clinic opens, what to prepare and that an e-mail is possible,
 * and has a calendar reminder (if the next opening is known) and 112 for emergencies. The served HTML has the
 * usual hours, because the build does not know the time.
 */
export function ClosedNote({ hours }: { hours: HoursTexts }) {
  const { note: words, emergency, phone, email } = hours;
  const opening = useOpenNow(hours.schedule);
  const { isClosed, next } = opening ?? {};
  const event = `${words.event} ${formatPhone(phone)}`;
  const reminder = useReminder(next, next?.isUnsure ? `${event}; ${hours.schedule.words.holiday}` : event);
  const fillIn = (sentence: string) => next && fillInOpening(sentence, next);
  return (
    <>
      <p hidden={isClosed} className={lines.line} data-no-print="">
        <OpenNow hours={hours} />
      </p>
      <div hidden={!isClosed} className={styles.note} data-no-print="" data-closed="">
        <details>
          <summary>
            <b>
              {opening && <PlainText text={withDoubt(opening)} />}
              {next && !opening?.isLong && `. ${words.opens}`}
              {"\u00a0"}
              <Icon name="chevron" size={20} />
            </b>
          </summary>
          <p hidden={!next}>{words.atHand}</p>
          <p>
            {`${words.email} `}
            <a href={`mailto:${email}`} translate="no">
              {email}
            </a>
          </p>
        </details>
        <p hidden={!next}>
          <a href={reminder ?? phoneHref(phone)} className={pill.pill} download="suna-la-centru-rmn.ics">
            <Icon name="clock" size={20} />
            <span>{fillIn(words.remind)}</span>
          </a>
        </p>
        <p className={styles.emergency}>
          <RichText text={emergency} />
        </p>
      </div>
    </>
  );
}

/**
 * Returns a `blob:` URL of a calendar entry for the next opening. The browser creates the URL in an effect,
 * without a request. Before the effect has run, or if no opening is known, the URL is undefined.
 */
function useReminder(next: Opening["next"], words: string): string | undefined {
  const [address, setAddress] = useState<string>();
  const { day, time } = next ?? {};
  useEffect(() => {
    if (!day || !time) return;
    const entry = new Blob([calendarEntry(momentOf({ day, time }), words)], { type: "text/calendar" });
    const url = URL.createObjectURL(entry);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [day, time, words]);
  return address;
}
