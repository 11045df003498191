import { formatDay } from "../../lib/format.ts";
import type { Finding } from "../problem.ts";
import type { PlacedText } from "../texts.ts";

/** Fields that hold the day of a check by a person. */
const CHECKED_FIELDS: ReadonlySet<PropertyKey | undefined> = new Set(["reviewed", "checked", "on"]);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const yearLater = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/**
 * Days of a check that lie more than 12 months back, or in the future.
 * @param today `YYYY-MM-DD`
 */
export function ageProblems(texts: readonly PlacedText[], today: string): Finding[] {
  return texts
    .filter(({ path, value }) => CHECKED_FIELDS.has(path.at(-1)) && DAY.test(value))
    .flatMap(({ file, path, value }) => {
      const when = formatDay(value);
      if (value > today) {
        return [{ file, path, remedy: `data verificării, ${when}, este în viitor; corectați-o` }];
      }
      if (yearLater(value) >= today) return [];
      const remedy = `ultima verificare este din ${when}, acum mai bine de 12 luni; recitiți fișierul și scrieți data de azi`;
      return [{ file, path, remedy }];
    });
}
