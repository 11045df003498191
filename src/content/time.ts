import { DAY_MS } from "../lib/public-holidays.ts";
import { type Content, contentPath } from "./files.ts";
import type { Finding, Surroundings } from "./problem.ts";

const MOST_DAYS = 60;
const MOST_HOURS = 16;

/** Opening hours longer than a day of work: two shifts, or „00:08” for „08:00”. */
export const longDayProblems = ({ clinic }: Content): Finding[] =>
  clinic.openingHours.flatMap(({ opens, closes }, index) => {
    const hours = (Date.parse(`2000-01-01T${closes}`) - Date.parse(`2000-01-01T${opens}`)) / 3_600_000;
    if (hours <= MOST_HOURS) return [];
    const remedy = `clinica ar fi deschisă mai mult de ${MOST_HOURS} ore pe zi: sigur? verificați orele`;
    return [
      { rule: "long-day", file: contentPath("clinic"), path: ["openingHours", index, "opens"], remedy },
    ];
  });

/** Closing days that last long or lie far away: meant, or a slip of the keyboard. */
export function closingDayProblems({ clinic }: Content, { today }: Surroundings): Finding[] {
  const lastYear = String(Number(today.slice(0, 4)) + 1);
  return clinic.closingDays.flatMap(({ from, to = from }, index) => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    if (days <= MOST_DAYS && to.slice(0, 4) <= lastYear) return [];
    const remedy = `clinica ar fi închisă ${days} de zile, până în ${to.slice(0, 4)}: sigur? verificați anul și luna`;
    return [{ rule: "far-closing", file: contentPath("clinic"), path: ["closingDays", index], remedy }];
  });
}
