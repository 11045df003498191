import { showCurrentYear } from "./current-year.ts";
import { installInvokers } from "./invokers.ts";
import { offerPrinting } from "./printing.ts";
import { followScrolling } from "./scrolling.ts";
import { reportUnknownPath } from "./unknown-path.ts";

/**
 * The start-up module: what must work before React arrives. Without the page's root element there is
 * nothing to start, which spec.md §8 wants logged in these words.
 */
const root = document.getElementById("root");
if (root) {
  followScrolling(root);
  installInvokers();
  showCurrentYear(root);
  offerPrinting(root);
  reportUnknownPath(root);
} else {
  console.error("Root element not found");
}
