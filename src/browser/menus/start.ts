import { whenWanted } from "../when-wanted.ts";

/** The header's menus work by themselves; what the platform's menus lack comes when somebody reaches for them. */
export function startMenus(root: HTMLElement): void {
  const header = root.querySelector("header");
  if (!header) return;
  whenWanted(header, async () => {
    const { serveMenus } = await import("./header-menus.ts");
    serveMenus(header);
  });
}
