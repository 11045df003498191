/** A page script of the pages made for paper: their sheet says on which day it was printed. */
addEventListener("beforeprint", () => {
  for (const day of document.querySelectorAll("[data-sheet] time")) {
    day.textContent = new Date().toLocaleDateString("ro", { dateStyle: "long" });
  }
});
