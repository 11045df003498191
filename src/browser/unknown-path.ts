/** The 404 page logs the path that nobody has (docs/requirements.md 2.3). */
export function reportUnknownPath(root: HTMLElement): void {
  if (root.querySelector("[data-not-found]")) {
    console.error(`404: no page at ${location.pathname}`);
  }
}
