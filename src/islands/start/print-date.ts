/** A script of the pages with a sheet for paper: it says on which day it was printed. */
addEventListener("beforeprint", () =>
  document
    .querySelector("[data-sheet] time")
    ?.replaceChildren(new Date().toLocaleDateString("ro", { dateStyle: "long" })),
);
