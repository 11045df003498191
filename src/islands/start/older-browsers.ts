/** Fetches what a browser lacks (docs/browsers.md): no other pays for it. */
export function serveOlderBrowsers(root: HTMLElement): void {
  if (!("commandForElement" in HTMLButtonElement.prototype)) {
    import("./invokers.ts").then(({ installInvokers }) => installInvokers());
  }
  if (!CSS.supports("top: anchor(bottom)")) {
    import("./placing.ts").then(({ placeDropdowns }) => placeDropdowns(root));
  }
}
