/** Fetches what the contact page gains from scripts. */
export const startContact = async (root: HTMLElement) =>
  root.querySelector("[data-copied]") && import("./contact.ts");
