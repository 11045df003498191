import type { Site } from "../../content/files.ts";
import { formatPhone, phoneHref } from "../../lib/format.ts";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./ClosedNote.module.css";

/**
 * For who would call while the clinic is closed: when it opens, what to have at hand, that an e-mail can wait for the
 * morning, and a reminder for the calendar. Only a script knows the hour, so that it stays hidden without one
 * (browser/closed-hours.ts fills in what waits in the `data-` attributes).
 */
export function ClosedNote({ texts: { clinic, ui } }: { texts: Pick<Site, "clinic" | "ui"> }) {
  const words = ui.hours.note;
  return (
    <div hidden data-closed="" className={styles.note} data-screen="">
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
