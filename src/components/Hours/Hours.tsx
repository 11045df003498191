import type { Site } from "../../content/files.ts";
import { formatDays, formatPhone, phoneHref } from "../../lib/format.ts";
import { formatDaysOff, formatOpeningHours } from "../../lib/opening-hours.ts";
import { Icon } from "../Icon/Icon.tsx";
import pill from "../Pill.module.css";
import noteStyles from "./ClosedNote.module.css";
import openNowStyles from "./OpenNow.module.css";

interface OpenNowProps {
  clinic: Pick<Site["clinic"], "openingHours">;
}

/**
 * Whether the clinic is open, said by the browser (browser/open-now.ts) in room kept for it. Until then, and
 * without scripting, the hours stand there.
 */
export const OpenNow = ({ clinic }: OpenNowProps) => (
  <span className={openNowStyles.now} data-open-now="">
    {formatOpeningHours(clinic.openingHours)}
  </span>
);

/** The same as a line below a call button. */
export const CallHours = (props: OpenNowProps) => (
  <p className={openNowStyles.line} data-screen="">
    <OpenNow {...props} />
  </p>
);

interface ClosedDaysProps {
  clinic: Pick<Site["clinic"], "openingHours" | "closingDays">;
  /** What follows the days: „închis”. */
  closed: string;
}

/** The days without hours, and those on which the clinic is closed against its hours; a line each. */
export function ClosedDays({ clinic, closed }: ClosedDaysProps) {
  const off = formatDaysOff(clinic.openingHours);
  const days = clinic.closingDays.map((day) => ({ name: formatDays(day), until: day.to ?? day.from }));
  // The browser takes a line away when its last day has passed.
  return [...(off ? [{ name: off, until: undefined }] : []), ...days].map(({ name, until }) => (
    <p key={name} data-until={until}>{`${name}: ${closed}`}</p>
  ));
}

/**
 * For who would call while the clinic is closed: when it opens, what to have at hand, that an e-mail can wait for the
 * morning, and a reminder for the calendar. Only a script knows the hour, so that it stays hidden without one
 * (browser/closed-hours.ts fills in what waits in the `data-` attributes).
 */
export function ClosedNote({ texts: { clinic, ui } }: { texts: Pick<Site, "clinic" | "ui"> }) {
  const words = ui.hours.note;
  return (
    <div hidden data-closed="" className={noteStyles.note} data-screen="">
      <details>
        <summary>
          <b data-opening={words.opens} /> <Icon name="chevron" size={20} />
        </summary>
        <p>{words.atHand}</p>
        <p>
          {`${words.email} `}
          <a href={`mailto:${clinic.email}`} translate="no">
            {clinic.email}
          </a>
        </p>
      </details>
      <p>
        <a
          href={phoneHref(clinic.headerPhone)}
          className={pill.pill}
          download={`${words.file}.ics`}
          data-event={`${words.event} ${formatPhone(clinic.headerPhone)}`}
        >
          <Icon name="agenda" size={20} />
          <span data-opening={words.remind} />
        </a>
      </p>
    </div>
  );
}
