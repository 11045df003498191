/** The copyright year at viewing time; the page holds the year of its newest text. */
export function showCurrentYear(root: HTMLElement): void {
  for (const element of root.querySelectorAll("[data-current-year]")) {
    element.textContent = String(new Date().getFullYear());
  }
}
