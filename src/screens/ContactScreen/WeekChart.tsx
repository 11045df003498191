import { Fragment } from "react";
import { useMinute } from "#hooks/use-open-now.ts";
import { clock, daysAfter } from "#lib/clock.ts";
import { type Calendar, hoursOfDay } from "#lib/open-now.ts";
import { hourOf, hoursOn, type Interval, WEEKDAYS, weekdayOf } from "#lib/opening-hours.ts";
import styles from "./WeekChart.module.css";
import type { WeekProps } from "./week-props.ts";

/**
 * Sizes in units of the `viewBox`. The drawing has a column for the labels of the hours (`AXIS_WIDTH`), then
 * a column for each day (`DAY_WIDTH`).
 */
const DAY_WIDTH = 46;
const AXIS_WIDTH = 44;
const TOP_MARGIN = 28;
const CHART_HEIGHT = 120;
/** Half the width of a day's bar. */
const HALF_BAR = 18;
const WIDTH = AXIS_WIDTH + DAY_WIDTH * WEEKDAYS.length;

/** Date, weekday and hour in Timișoara, wherever the visitor is; empty on the server and during hydration. */
function useNow(): { date?: string; day?: string; hour?: number } {
  const minute = useMinute();
  if (minute === undefined) return {};
  const [date = "", time = ""] = clock(new Date(minute)).split(" ");
  return { date, day: weekdayOf(new Date(date)), hour: hourOf(time) };
}

interface ChartDay {
  day: string;
  hours: readonly Interval[];
  /** Whether the clinic may be closed, because the day is a legal holiday. */
  isUnsure?: boolean | undefined;
}

/** The hours of each day of the week that contains `today`; without `today`, the usual hours. */
function weekOf(calendar: Calendar, today: string | undefined): ChartDay[] {
  if (!today) return WEEKDAYS.map((day) => ({ day, hours: hoursOn(day, calendar.openingHours) }));
  const index = WEEKDAYS.indexOf(weekdayOf(new Date(today)));
  return WEEKDAYS.map((day, other) => {
    const date = daysAfter(today, other - index);
    const { hours, isUnsure } = hoursOfDay(calendar, date);
    return { day, hours, isUnsure };
  });
}

/**
 * A decorative drawing of this week, with the opening hours as stacks of slices. Today's column is marked;
 * while the clinic is open, a line marks the current time. The text beside the drawing says the same hours.
 */
export function WeekChart({ calendar, today }: WeekProps) {
  const now = useNow();
  const week = weekOf(calendar, now.date);
  const shown = [...calendar.openingHours, ...week.flatMap(({ hours }) => hours)];
  const times = shown.flatMap(({ opens, closes }) => [opens, closes]).sort();
  const [earliest = ""] = times;
  const latest = times.at(-1) ?? "";
  const [first, last] = [hourOf(earliest), hourOf(latest)];
  const y = (hour: number) => TOP_MARGIN + (CHART_HEIGHT * (hour - first)) / (last - first);
  const middle = `${Math.round((first + last) / 2)}:00`.padStart(5, "0");
  return (
    <div className={styles.week}>
      <svg viewBox={`0 0 ${WIDTH} ${TOP_MARGIN + CHART_HEIGHT + 34}`} aria-hidden="true">
        {[earliest, middle, latest].map((time) => (
          <text key={time} x={AXIS_WIDTH - 10} y={y(hourOf(time)) + 5} textAnchor="end">
            {`${time.replace(":00", "")} `}
          </text>
        ))}
        {week.map(({ day, hours, isUnsure }, index) => {
          const open = hours.map(({ opens, closes }) => ({
            from: hourOf(opens),
            to: hourOf(closes),
          }));
          const isToday = now.day === day;
          const { hour = 0 } = now;
          return (
            <g
              key={day}
              transform={`translate(${AXIS_WIDTH + DAY_WIDTH * (index + 0.5)})`}
              data-day={day}
              data-open={open.length > 0 || undefined}
              data-today={isToday || undefined}
              data-unsure={isUnsure || undefined}
            >
              {(open.length > 0 ? open : [{ from: first, to: last }]).map(({ from, to }) => (
                <Fragment key={from}>
                  <rect x={-HALF_BAR} y={y(from)} width={2 * HALF_BAR} height={y(to) - y(from)} rx={4} />
                  {/* The dashes look like slices: the stroke is as wide as the bar, and `pathLength` gives it
                    one dash per hour. */}
                  <path d={`M0 ${y(from)}V${y(to)}`} strokeWidth={2 * HALF_BAR} pathLength={to - from} />
                  {isToday && !isUnsure && hours.length > 0 && hour >= from && hour < to && (
                    <line x1={-HALF_BAR - 4} x2={HALF_BAR + 4} y1={y(hour)} y2={y(hour)} />
                  )}
                </Fragment>
              ))}
              <text y={TOP_MARGIN + CHART_HEIGHT + 22}>{`${day.charAt(0).toUpperCase()} `}</text>
              {isToday && <text y={TOP_MARGIN - 10}>{`${today} `}</text>}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
