import { DAY_MS } from "#lib/clock.ts";
import { formatCount, formatDays } from "#lib/format.ts";
import { type Content, contentPath } from "../files.ts";
import { type Finding, finding } from "../findings/finding.ts";

const CLINIC = contentPath("clinic");

/** The closing periods and the days with special hours, each with its first and last day. */
const exceptions = ({ clinic: { closingDays, specialHours } }: Content) => [
  ...closingDays.map(({ from, to = from }, index) => ({ path: ["closingDays", index], from, to })),
  ...specialHours.map(({ day }, index) => ({ path: ["specialHours", index], from: day, to: day })),
];

/** A closing period with more days is probably a typing error. */
const MOST_DAYS = 28;

/**
 * Findings for dates that may be typing errors: closing days and special hours that are over, very long or far in
 * the future.
 */
export function calendarFindings(content: Content, today: string): Finding[] {
  return exceptions(content).flatMap(({ path, from, to }) => {
    const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    const year = to.slice(0, 4);
    if (to < today) return finding("past-closing", CLINIC, path, { days: formatDays({ from, to }) });
    if (count <= MOST_DAYS && Number(year) - Number(today.slice(0, 4)) <= 1) return [];
    return finding("far-closing", CLINIC, path, {
      days: count === 1 ? "o zi" : formatCount(count, "zile"),
      year,
    });
  });
}
