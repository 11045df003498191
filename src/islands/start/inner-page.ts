/** Fetches what pages with sections or a sheet for paper need. */
export function serveInnerPage(root: HTMLElement): void {
  if (root.querySelector("[data-sections], [data-sheet]")) import("../InnerPage/start.ts");
}
