/**
 * Shows the menu of small screens before the page behind it becomes inert. A modal dialog does both in one step, and
 * inertness styles every element anew: half of what a slow phone makes one wait for the menu. So the dialog shows as the
 * popover that it is, too, and what lies behind becomes inert after the picture. Before this code, and without it, the
 * browser's own modal dialog does.
 */
export function showPanelFirst(root: HTMLElement): void {
  const panel = root.querySelector<HTMLDialogElement>("header dialog");
  if (!panel?.togglePopover) return;
  const bar = panel.previousElementSibling as HTMLElement;
  const behind = [bar, ...root.querySelectorAll<HTMLElement>(":scope > :not(header)")];
  panel.addEventListener("command", (event) => {
    if (panel.open) return;
    event.preventDefault();
    panel.togglePopover((event as CommandEvent).command !== "close");
  });
  // The focus goes back to the bar while the panel closes.
  panel.addEventListener("beforetoggle", ({ newState }) => {
    if (newState === "closed") bar.inert = false;
  });
  const follow = () => {
    for (const part of behind) part.inert = panel.matches(":popover-open");
  };
  panel.addEventListener("toggle", () => requestAnimationFrame(() => setTimeout(follow)));
}
