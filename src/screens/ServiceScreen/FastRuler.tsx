import { formatMinutesShort, NBSP, type Range } from "#lib/format.ts";
import styles from "./FastRuler.module.css";

/**
 * Positions in units of the `viewBox` (366 units wide, as in the week chart): the beginning of the ruler, the
 * arrival at the clinic, and the end of the examination.
 */
const [START, ARRIVAL, END] = [1, 264, 365];
/** Height of a row, and of the bar in it. */
const [ROW, BAR] = [34, 24];

/** Matches a rule such as „4–6 ore înainte”. */
const HOURS_BEFORE = /^(?:(\d+)[–-])?(\d+)\sor[eă]\sînainte$/;

interface FastRulerProps {
  /** The rules of the preparation; those without hours are left out. */
  facts: readonly { readonly label: string; readonly value: string }[];
  minutes: Range;
}

/**
 * A decorative ruler of the hours before an examination with a fast: where the first rule applies the bar is
 * filled, where another one does it is dotted. Of a range of hours the longer part is lighter. The text beside
 * it says the same.
 */
export function FastRuler({ facts, minutes }: FastRulerProps) {
  const bars = facts.flatMap(({ label, value }) => {
    const [, from, to] = HOURS_BEFORE.exec(value) ?? [];
    return to ? [{ label, from: Number(from ?? to), to: Number(to) }] : [];
  });
  const longest = Math.max(0, ...bars.map(({ to }) => to));
  if (longest === 0) return null;
  const x = (hours: number) => ARRIVAL - ((ARRIVAL - START) * hours) / longest;
  const axis = bars.length * ROW + 4;
  const step = longest > 4 ? 2 : 1;
  const ticks = Array.from({ length: Math.ceil(longest / step) }, (_, index) => longest - index * step);
  return (
    <div className={styles.ruler} data-no-print="">
      <svg viewBox={`0 0 366 ${axis + 28}`} aria-hidden="true">
        {bars.map(({ label, from, to }, index) => {
          const y = index * ROW;
          return (
            <g key={label}>
              <rect x={x(to)} y={y} width={ARRIVAL - x(to)} height={BAR} rx={4} />
              <path d={`M${x(from)} ${y + BAR / 2}H${ARRIVAL}`} />
              <text
                x={index > 0 ? x(to) - 8 : x(from) + 8}
                y={y + BAR / 2}
                dominantBaseline="central"
                textAnchor={index > 0 ? "end" : "start"}
              >
                {`${label} `}
              </text>
            </g>
          );
        })}
        <rect className={styles.table} x={ARRIVAL + 6} width={END - ARRIVAL - 6} height={BAR} rx={4} />
        <path
          className={styles.axis}
          d={`M${START} ${axis}H${END}${ticks.map((hours) => `M${x(hours)} ${axis}v6`).join("")}`}
        />
        <path className={styles.arrival} d={`M${ARRIVAL} -4V${axis + 8}`} />
        {ticks.map((hours) => (
          <text
            key={hours}
            x={x(hours)}
            y={axis + 10}
            dominantBaseline="hanging"
            textAnchor={hours === longest ? "start" : "middle"}
          >
            {`−${hours}${NBSP}h `}
          </text>
        ))}
        <text x={(ARRIVAL + 6 + END) / 2} y={BAR / 2} dominantBaseline="central" textAnchor="middle">
          {formatMinutesShort(minutes)}
        </text>
      </svg>
    </div>
  );
}
