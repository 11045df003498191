import { type OpeningHours, WEEKDAYS, type Weekday } from "../../lib/opening-hours.ts";
import styles from "./WeekChart.module.css";

/** Size of the drawing, in its own units: a column for the hours, then one a day. */
const DAY = 46;
const AXIS = 44;
const TOP = 28;
const HEIGHT = 120;
const WIDTH = AXIS + DAY * WEEKDAYS.length;

/** Hours of the day, 0 to 24. */
const hoursOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

interface WeekChartProps {
  openingHours: readonly OpeningHours[];
  /** Stands over today's column, which a script marks (browser/contact.ts). */
  today: string;
}

/** A decorative drawing of the week, opening hours as piles of slices; the hours stand beside it in words. */
export function WeekChart({ openingHours, today }: WeekChartProps) {
  const times = openingHours.flatMap(({ opens, closes }) => [opens, closes]).toSorted();
  const [first = 0, last = 0] = [times[0], times.at(-1)].map((time = "") => hoursOf(time));
  const y = (hour: number) => TOP + (HEIGHT * (hour - first)) / (last - first);
  const middle = `${Math.round((first + last) / 2)}:00`.padStart(5, "0");
  const open = (day: Weekday) => openingHours.find(({ days }) => days.includes(day));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${TOP + HEIGHT + 34}`} aria-hidden="true" className={styles.week}>
      {[times[0], middle, times.at(-1)].map((time = "") => (
        <text key={time} x={AXIS - 10} y={y(hoursOf(time)) + 5} textAnchor="end">
          {`${time.replace(":00", "")} `}
        </text>
      ))}
      {WEEKDAYS.map((day, index) => {
        const hours = open(day);
        const [from, to] = hours ? [hoursOf(hours.opens), hoursOf(hours.closes)] : [first, last];
        const x = AXIS + DAY * index + 5;
        // A slice an hour.
        const slices = Array.from(
          { length: Math.max(0, Math.ceil(to - from) - 1) },
          (_, slice) => from + slice + 1,
        );
        return (
          <g key={day} data-day={day} data-open={hours && `${from} ${to}`}>
            <rect x={x} y={y(from)} width={DAY - 10} height={y(to) - y(from)} rx={4} />
            {hours && slices.map((hour) => <path key={hour} d={`M${x} ${y(hour).toFixed(1)}h${DAY - 10}`} />)}
            <text x={x + DAY / 2 - 5} y={TOP + HEIGHT + 22} textAnchor="middle">
              {`${day.charAt(0).toUpperCase()} `}
            </text>
          </g>
        );
      })}
      <g data-now="" display="none">
        <text x={DAY / 2 - 5} y={TOP - 10} textAnchor="middle">
          {today}
        </text>
        <path d={`M-4 0h${DAY - 2}`} />
      </g>
    </svg>
  );
}
