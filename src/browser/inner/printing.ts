/** Print buttons are hidden in the page, since they are dead without scripting; this shows and serves them. */
export function offerPrinting(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>("button[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => print());
  }
}
