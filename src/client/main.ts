/** Starts everything that a page does in the browser; `boot.ts` loads this module once. */
import { enhanceStaticParts } from "./enhance.ts";
import { hydrateIslands } from "./hydrate.ts";
import { initLinks } from "./links.ts";
import type { PageData } from "./page-data.ts";

function start() {
  const root = document.getElementById("root");
  // The specification asks for the two error messages below (docs/requirements.md 8.1, 2.3).
  if (!root) return console.error("Root element not found");
  const data: PageData = JSON.parse(document.getElementById("page-data")?.textContent ?? "");
  if (!data.path) console.error(`404: no page at ${location.pathname}`);
  initLinks();
  enhanceStaticParts(root);
  hydrateIslands(data);
}

start();
