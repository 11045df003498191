import { mirrorExpanded } from "./expanded-state.ts";
import { openOnHover } from "./hover-intent.ts";
import { serveKeys } from "./keys.ts";

/** What the platform's own menus lack: hover, arrow keys, `aria-expanded`. Behaviour table: docs/behaviour/header.md. */
export function serveMenus(header: HTMLElement): void {
  openOnHover(header);
  serveKeys(header);
  mirrorExpanded(header);
}
