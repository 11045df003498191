import { formatDay } from "../../lib/format.ts";
import styles from "./ReviewedDate.module.css";

/** „Actualizat la 20 noiembrie 2026”: what happened to this page, and when. `day` is an ISO day. */
export function ReviewedDate({ label, day }: { label: string; day: string }) {
  return (
    <p className={styles.reviewed}>
      {`${label} `}
      <time dateTime={day}>{formatDay(day)}</time>
    </p>
  );
}
