import { formatDay } from "../../lib/format.ts";
import styles from "./ReviewedDate.module.css";

/** „Verificat la 20 noiembrie 2026”: when someone last checked this page. `day` is an ISO day. */
export function ReviewedDate({ label, day }: { label: string; day: string }) {
  return (
    <p className={styles.reviewed}>
      {`${label} `}
      <time dateTime={day}>{formatDay(day)}</time>
    </p>
  );
}
