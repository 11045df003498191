import type { ReactNode } from "react";
import { KeepMarkup } from "../KeepMarkup.tsx";
import { useExpandedState } from "./expanded-state.ts";
import { useHoverIntent } from "./hover-intent.ts";
import { useMenuKeys } from "./keys.ts";

/** The page's one header, which stands in the document before this code arrives. */
const findHeader = () => document.querySelector("header");

function Behaviour() {
  useExpandedState(findHeader);
  useHoverIntent(findHeader);
  useMenuKeys(findHeader);
  return null;
}

/**
 * What the platform's own menus lack: hover, arrow keys, `aria-expanded`. The header is handed
 * in as finished markup, which React neither gets a second time as data nor ever changes: a failure here, or a
 * translation of the page beforehand, leaves it as it is. Behaviour table: docs/behaviour/header.md.
 */
export default function HeaderMenus({ children }: { children?: ReactNode }) {
  return (
    <>
      {children}
      <KeepMarkup>
        <Behaviour />
      </KeepMarkup>
    </>
  );
}
