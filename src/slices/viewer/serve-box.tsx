import boxes from "virtual:slice-boxes";
import { hydrateRoot } from "react-dom/client";
import type { Drawing } from "../regions/index.ts";
import { SliceBox } from "./SliceBox.tsx";

/** Takes the page's box over: the component that the build rendered, in the box's own container. */
export function serveBox(container: HTMLElement): void {
  hydrateRoot(container, <SliceBox {...boxes[container.dataset.slices as Drawing]} />, {
    // A translator has changed the texts: React draws the box anew, which is no error of the page.
    onRecoverableError: () => {},
  });
}
