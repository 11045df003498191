import styles from "./WeekChart.module.css";

interface WeekChartProps {
  /** The seven days of the week in order. */
  days: readonly string[];
  /** Those of them with opening hours. */
  open: readonly string[];
}

/** A decorative drawing of the week; the hours stand beside it in words. */
export function WeekChart({ days, open }: WeekChartProps) {
  return (
    <div aria-hidden="true" className={styles.week}>
      {days.map((day) => (
        <span key={day} data-open={open.includes(day) || undefined}>
          {`${day.charAt(0).toUpperCase()} `}
        </span>
      ))}
    </div>
  );
}
