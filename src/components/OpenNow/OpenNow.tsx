import type { Site } from "../../content/files.ts";
import { formatOpeningHours } from "../../lib/opening-hours.ts";
import styles from "./OpenNow.module.css";

interface OpenNowProps {
  clinic: Pick<Site["clinic"], "openingHours">;
}

/**
 * Whether the clinic is open, said by the browser (browser/open-now.ts) in room kept for it. Until then, and
 * without scripting, the hours stand there.
 */
export const OpenNow = ({ clinic }: OpenNowProps) => (
  <span className={styles.now} data-open-now="">
    {formatOpeningHours(clinic.openingHours)}
  </span>
);

/** The same as a line below a call button. */
export const CallHours = (props: OpenNowProps) => (
  <p className={styles.line} data-screen="">
    <OpenNow {...props} />
  </p>
);
