import { whenWanted } from "./when-wanted.ts";

/** What a browser lacks (docs/browsers.md): no other pays for it. */
export async function startOlderBrowsers(): Promise<void> {
  if (!("popover" in HTMLElement.prototype)) await import("./older/modal-panel.ts");
  if (!CSS.supports("top: anchor(bottom)")) await import("./older/placing.ts");
}

/** The header's menus work by themselves; what the platform's menus lack comes when somebody reaches for them. */
export function startMenus(root: HTMLElement): void {
  const header = root.querySelector("header");
  if (!header) return;
  whenWanted(header, async () => {
    const { serveMenus } = await import("./menus/header-menus.ts");
    serveMenus(header);
  });
}

export const startContact = async (root: HTMLElement) =>
  root.querySelector("[data-copied]") && import("./contact.ts");

/** Pages with sections, or with a sheet for paper. */
export const startInnerPage = async (root: HTMLElement) =>
  root.querySelector("[data-sections], [data-print]") && import("./inner.ts");

/** What stands below the first screen of a page: who only reads that one loads nothing of it. */
export async function startClosedHours(root: HTMLElement): Promise<void> {
  await new Promise((sign) => {
    for (const name of ["scroll", "pointerover", "keydown"]) addEventListener(name, sign);
  });
  (await import("./closed-hours.ts")).serveClosedHours(root);
}
