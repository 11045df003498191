/** Fetches what a browser lacks (docs/browsers.md): no other pays for it. */
export async function startOlderBrowsers(root: HTMLElement): Promise<void> {
  if (!("commandForElement" in HTMLButtonElement.prototype)) {
    const { installInvokers } = await import("./invokers.ts");
    installInvokers();
  }
  if (!CSS.supports("top: anchor(bottom)")) {
    const { placeDropdowns } = await import("./placing.ts");
    placeDropdowns(root);
  }
}
