import { whenWanted } from "../../browser/when-wanted.ts";

/** Fetches what brings the page's light-box to life, a picture that is enough by itself: Save-Data leaves it out. */
export function startViewer(root: HTMLElement): void {
  const box = root.querySelector<HTMLElement>("[data-slices]");
  if (!box || navigator.connection?.saveData) return;
  const load = async () => {
    const { serveBox } = await import("./serve-box.tsx");
    serveBox(box);
  };
  whenWanted(box, load, box);
}
