/**
 * Small things that need no component: the current year, the day of printing, print buttons and the copy button. What only
 * a script can do is `hidden` in the served page.
 */
export function enhanceStaticParts(root: HTMLElement) {
  for (const year of root.querySelectorAll("[data-current-year]"))
    year.textContent = `${new Date().getFullYear()}`;

  addEventListener("beforeprint", () => {
    const today = new Date().toLocaleDateString("ro", { dateStyle: "long" });
    for (const day of root.querySelectorAll("[data-printed-on]")) day.textContent = today;
  });

  for (const button of root.querySelectorAll<HTMLElement>("button[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => print());
  }

  // Browsers let a page write to the clipboard over an encrypted connection only.
  if (navigator.clipboard)
    for (const button of root.querySelectorAll<HTMLElement>("button[data-copy]")) {
      button.hidden = false;
      button.addEventListener("click", () => copy(button.dataset));
    }
}

/** Copies a text and announces the result in the element whose id is `status`. */
async function copy({ copy: text = "", copied = "", notCopied = "", status = "" }: DOMStringMap) {
  const result = await navigator.clipboard.writeText(text).then(
    () => copied,
    // The visitor, or the program that embeds the browser, has forbidden it.
    () => notCopied,
  );
  const announcement = document.getElementById(status);
  if (announcement) announcement.textContent = result;
}
