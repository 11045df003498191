import { markScrolledHeader } from "./scrolled-header.ts";

/**
 * The start-up module, inlined in the page: what decides how the first paint looks. Without the page's root element
 * there is nothing to start, which spec.md §8 wants logged in these words.
 */
const root = document.getElementById("root");
if (root) {
  markScrolledHeader(root);
} else {
  console.error("Root element not found");
}
