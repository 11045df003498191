import { showCallBar } from "../browser/call-bar.ts";
import {
  startClosedHours,
  startContact,
  startInnerPage,
  startMenus,
  startOlderBrowsers,
} from "../browser/later.ts";
import { carryDrawing, openLinkedLayer } from "../browser/links.ts";
import { sayOpenNow } from "../browser/open-now.ts";
import { markScrolledHeader, offerScrollToTop } from "../browser/scrolling.ts";
import { startViewer } from "../slices/viewer/start.ts";
import { startStars } from "../stars/player/start.ts";

/** The copyright year at viewing time; the page holds the year of its newest text. */
function showCurrentYear(root: HTMLElement): void {
  for (const element of root.querySelectorAll("[data-current-year]"))
    element.textContent = String(new Date().getFullYear());
}

/** The 404 page logs the path that nobody has (docs/requirements.md 2.3). */
function reportUnknownPath(root: HTMLElement): void {
  if (root.querySelector("[data-not-found]")) console.error(`404: no page at ${location.pathname}`);
}

/**
 * The one way by which code comes into a page. What is small is here; what is not has a `start` here, which decides
 * itself when its heavy part comes. Each step runs on its own: one that fails in some browser, now or while it waits for
 * a file, says so and leaves the others, and the page, alone. Without the page's root element there is nothing to start,
 * which docs/requirements.md 8.1 wants logged in these words.
 */
const root = document.getElementById("root");
if (!root) console.error("Root element not found");
const run = async (step: (root: HTMLElement) => unknown) => root && step(root);
for (const step of [
  markScrolledHeader,
  offerScrollToTop,
  showCallBar,
  sayOpenNow,
  startOlderBrowsers,
  startMenus,
  startViewer,
  startStars,
  startContact,
  startInnerPage,
  startClosedHours,
  carryDrawing,
  showCurrentYear,
  reportUnknownPath,
  openLinkedLayer,
]) {
  run(step).catch(console.error);
}
