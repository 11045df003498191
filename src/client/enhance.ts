/**
 * Enhances parts of the page that need no React component: the current year, the date of printing, print
 * buttons, copy buttons, and the index of medical terms by letter. Controls that need a script are `hidden`
 * in the served HTML.
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

  // When the visitor opens a letter of the index, its words are below the keys. As many of them as possible are
  // scrolled into view: on a phone, the letter's heading comes below the header of the page.
  for (const letter of root.querySelectorAll<HTMLDetailsElement>("details[data-letter]"))
    letter.addEventListener("toggle", () => {
      if (letter.open) letter.querySelector("div")?.scrollIntoView({ block: "nearest" });
    });

  // On pages without HTTPS browsers offer no clipboard, so the copy buttons stay hidden there.
  if (navigator.clipboard)
    for (const button of root.querySelectorAll<HTMLElement>("button[data-copy]")) {
      button.hidden = false;
      button.addEventListener("click", () => copy(button.dataset));
    }
}

/**
 * Copies `data-copy` of a button to the clipboard. Then the element whose id is `data-status` announces the
 * result: `data-copied` or `data-not-copied`.
 */
async function copy({ copy: text = "", copied = "", notCopied = "", status = "" }: DOMStringMap) {
  const result = await navigator.clipboard.writeText(text).then(
    () => copied,
    // The promise rejects if the visitor, or the app that embeds the browser, denies access to the clipboard.
    () => notCopied,
  );
  // Screen readers announce a new element even if its text is the same as before.
  const announcement = document.createElement("div");
  announcement.textContent = result;
  document.getElementById(status)?.replaceChildren(announcement);
}
