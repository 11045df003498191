import schedule from "virtual:schedule";
import { openNow } from "../../lib/open-now.ts";

const MINUTE_MS = 60_000;

/** Says in every marked place whether the clinic is open, and again at every full minute. */
export function sayOpenNow(root: HTMLElement): void {
  const say = () => {
    const text = openNow(schedule, new Date());
    for (const place of root.querySelectorAll("[data-open-now]"))
      place.textContent = text || place.textContent;
    setTimeout(say, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  say();
}
