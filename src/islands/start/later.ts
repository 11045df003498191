import { showCallBar } from "./call-bar.ts";
import { carryDrawing } from "./carried-drawing.ts";
import { showCurrentYear } from "./current-year.ts";
import { serveInnerPage } from "./inner-page.ts";
import { awaitIslands } from "./island-runtime.ts";
import { openLinkedLayer } from "./layers.ts";
import { closeLeftMenus } from "./left-menus.ts";
import { serveOlderBrowsers } from "./older-browsers.ts";
import { sayOpenNow } from "./open-now.ts";
import { offerScrollToTop } from "./scroll-to-top.ts";
import { reportUnknownPath } from "./unknown-path.ts";

/**
 * What may come after the first paint. Each step runs on its own: one that fails in some browser says so and leaves the
 * others, and the page, alone.
 */
const root = document.getElementById("root");
for (const step of [
  offerScrollToTop,
  showCallBar,
  sayOpenNow,
  serveOlderBrowsers,
  awaitIslands,
  carryDrawing,
  closeLeftMenus,
  showCurrentYear,
  reportUnknownPath,
  openLinkedLayer,
  serveInnerPage,
]) {
  try {
    if (root) step(root);
  } catch (error) {
    console.error(error);
  }
}
