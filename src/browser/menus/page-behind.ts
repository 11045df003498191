/**
 * Makes the page behind the menu of small screens inert, after the menu's first picture. A modal dialog does both in one
 * step, and inertness styles every element anew: half of what a slow phone makes one wait.
 */
export function keepPageBehind(header: HTMLElement): void {
  const panel = header.querySelector<HTMLElement>("dialog");
  const bar = panel?.previousElementSibling as HTMLElement | null;
  if (!panel?.showPopover || !bar) return;
  const behind = [bar, ...document.querySelectorAll<HTMLElement>("#root > :not(header)")];
  const follow = () => {
    for (const part of behind) part.inert = panel.matches(":popover-open");
  };
  const followLater = () => requestAnimationFrame(() => setTimeout(follow));
  followLater();
  panel.addEventListener("toggle", followLater);
  // The focus goes back to the bar while the panel closes.
  panel.addEventListener("beforetoggle", ({ newState }) => {
    if (newState === "closed") bar.inert = false;
  });
}
