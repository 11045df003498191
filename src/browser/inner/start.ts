/** Fetches what pages with sections or a sheet for paper gain from scripts. */
export const startInnerPage = async (root: HTMLElement) =>
  root.querySelector("[data-sections], [data-print]") && import("./inner.ts");
