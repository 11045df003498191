import { mirrorExpanded } from "./expanded-state.ts";
import { openOnHover } from "./hover-intent.ts";
import { serveKeys } from "./keys.ts";
import { closeLeftMenus } from "./left-menus.ts";

/** What the platform's own menus lack: hover, arrow keys, `aria-expanded`, an end. Behaviour table: docs/behaviour/header.md. */
export function serveMenus(header: HTMLElement): void {
  openOnHover(header);
  serveKeys(header);
  mirrorExpanded(header);
  closeLeftMenus(header);
}
