/** The components about opening hours as islands. Inside another island, use the components themselves. */

import { Island } from "#components/Island/Island.tsx";
import { ClosedDays, ClosedForLong } from "./ClosedDays.tsx";
import { ClosedNote } from "./ClosedNote.tsx";
import { hoursTexts } from "./hours-texts.ts";
import styles from "./OpenNow.module.css";
import { OpenNow } from "./OpenNow.tsx";

interface HoursProps {
  site: Parameters<typeof hoursTexts>[0];
}

export const OpenNowIsland = ({ site }: HoursProps) => (
  <Island name="openNow" isInline>
    <OpenNow hours={hoursTexts(site)} />
  </Island>
);

/** The opening status as a line of text below a call button. */
export const CallHours = (props: HoursProps) => (
  <p className={styles.line} data-no-print="">
    <OpenNowIsland {...props} />
  </p>
);

export const ClosedDaysIsland = ({ site }: HoursProps) => (
  <Island name="closedDays">
    <ClosedDays hours={hoursTexts(site)} />
  </Island>
);

/**
 * The note of the footer that the clinic is closed for a long time. It is above the usual hours; on other
 * parts of the page `OpenNowIsland` says the same.
 */
export const ClosedForLongIsland = ({ site }: HoursProps) => (
  <Island name="closedForLong">
    <ClosedForLong hours={hoursTexts(site)} />
  </Island>
);

export const ClosedNoteIsland = ({ site }: HoursProps) => (
  <Island name="closedNote">
    <ClosedNote hours={hoursTexts(site)} />
  </Island>
);
