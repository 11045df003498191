/** Says on each sheet for paper on which day it was printed. */
export function datePrints(root: ParentNode): void {
  addEventListener("beforeprint", () => {
    const today = new Date().toLocaleDateString("ro", { dateStyle: "long" });
    root.querySelector("[data-printed]")?.replaceChildren(today);
  });
}
