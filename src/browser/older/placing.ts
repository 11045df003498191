/**
 * Tells each dropdown where its button stands, in browsers that cannot place it by themselves (no anchor positioning:
 * Firefox before 147, Safari before 26). Dropdown.module.css reads it.
 */
export {};

function place({ target }: Event): void {
  const menu = target as HTMLElement;
  const box = document.querySelector(`[popovertarget="${menu.id}"]`)?.getBoundingClientRect();
  if (!box) return;
  menu.style.setProperty("--button-left", `${box.left}px`);
  menu.style.setProperty("--button-bottom", `${box.bottom}px`);
}

// The event does not bubble.
document.addEventListener("beforetoggle", place, true);
