import schedule from "virtual:schedule";
import { openNow } from "../lib/open-now.ts";

const MINUTE_MS = 60_000;

/** Does something now and at every full minute. */
export function everyMinute(act: () => void): void {
  act();
  setTimeout(() => everyMinute(act), MINUTE_MS - (Date.now() % MINUTE_MS));
}

/** Says in every marked place whether the clinic is open. */
export function sayOpenNow(root: HTMLElement): void {
  everyMinute(() => {
    const { text } = openNow(schedule, new Date());
    for (const place of root.querySelectorAll("[data-open-now]"))
      place.textContent = text || place.textContent;
  });
}
