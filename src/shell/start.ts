import { showCallBar } from "../browser/call-bar.ts";
import { carryDrawing } from "../browser/carried-drawing.ts";
import { startClosedHours } from "../browser/closed-hours/start.ts";
import { startContact } from "../browser/contact/start.ts";
import { showCurrentYear } from "../browser/current-year.ts";
import { startInnerPage } from "../browser/inner/start.ts";
import { openLinkedLayer } from "../browser/layers.ts";
import { startMenus } from "../browser/menus/start.ts";
import { startOlderBrowsers } from "../browser/older/start.ts";
import { sayOpenNow } from "../browser/open-now.ts";
import { offerScrollToTop } from "../browser/scroll-to-top.ts";
import { markScrolledHeader } from "../browser/scrolled-header.ts";
import { reportUnknownPath } from "../browser/unknown-path.ts";
import { startViewer } from "../slices/viewer/start.ts";
import { startStars } from "../stars/player/start.ts";

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
