/**
 * Shows and serves the button that copies the address, where the browser lets pages write to the clipboard. The live
 * region beside it says when that is done; the words wait in its `data-copied`.
 */
export function offerCopying(root: ParentNode): void {
  const button = root.querySelector<HTMLButtonElement>("button[data-copy]");
  const status = root.querySelector<HTMLElement>("[data-copied]");
  if (!button || !status || !navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(`${button.dataset.copy}`);
    status.textContent = `${status.dataset.copied}`;
  });
}
