/** A script of the pages with a sheet for paper: it says on which day it was printed. */
addEventListener("beforeprint", () => {
  const day = document.querySelector("[data-sheet] time");
  if (day) day.textContent = new Date().toLocaleDateString("ro", { dateStyle: "long" });
});
