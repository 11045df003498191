import { formatDay } from "#lib/format.ts";
import styles from "./ReviewedDate.module.css";

/** A date after its label, for example „Actualizat la 20 noiembrie 2026”. `day` is an ISO date. */
export function ReviewedDate({ label, day }: { label: string; day: string }) {
  return (
    <p className={styles.reviewed}>
      {`${label} `}
      <time dateTime={day}>{formatDay(day)}</time>
    </p>
  );
}
