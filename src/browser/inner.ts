/** What pages with sections or a sheet for paper gain from a browser with scripts. */
export {};

/** Room between the line that a section's beginning must pass and the edge where an anchor lands, in CSS pixels. */
const TOLERANCE_PX = 8;

/** Marks in a row of anchors the section that is being read: the last one whose beginning has passed the row. */
function markCurrentSection(row: Element): void {
  const links = [...row.querySelectorAll<HTMLAnchorElement>("a")].flatMap((link) => {
    const target = document.getElementById(link.hash.slice(1));
    // A closed layer begins where its row does.
    const section = target?.closest("details") ?? target;
    return section ? [{ link, section }] : [];
  });
  const update = () => {
    const landing = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const line = landing + TOLERANCE_PX;
    const passed = links.filter(({ section }) => section.getBoundingClientRect().top <= line);
    const current = passed.at(-1) ?? links[0];
    for (const { link } of links) {
      if (link === current?.link) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  // Browsers leave a focused link as it is that shows in part.
  row.addEventListener("focusin", ({ target }) => {
    if (row.scrollWidth > row.clientWidth) (target as Element).scrollIntoView({ block: "nearest" });
  });
  update();
  addEventListener("scroll", update, { passive: true });
}

// Hidden in the page, since they are dead without scripting.
for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}

// Each sheet for paper says on which day it was printed.
addEventListener("beforeprint", () => {
  const today = new Date().toLocaleDateString("ro", { dateStyle: "long" });
  document.querySelector("[data-printed]")?.replaceChildren(today);
});

for (const row of document.querySelectorAll("[data-sections]")) markCurrentSection(row);
