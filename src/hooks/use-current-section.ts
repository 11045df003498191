import { useEffect, useState } from "react";

/** A section counts as reached if its top is at most this far below the scroll padding, in CSS pixels. */
const TOLERANCE_PX = 8;

/**
 * Returns the id of the current section: the last one on the page whose top has reached the scroll padding.
 * For a section inside `<details>`, the top of the `<details>` counts. A sticky section, such as the price
 * card beside the text, is always in view and never current. If no section has reached the scroll padding,
 * `initial` is returned.
 * @returns undefined on the server and during hydration
 */
export function useCurrentSection(ids: readonly string[], initial?: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  // The effect depends on a string, because callers may pass a new array at each render.
  const key = ids.join(" ");
  useEffect(() => {
    const sections = key.split(" ").flatMap((id) => {
      const target = document.getElementById(id);
      return target ? [{ id, section: target.closest("details") ?? target }] : [];
    });
    const update = () => {
      const scrollPadding =
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      const passed = sections
        .filter(({ section }) => getComputedStyle(section).position !== "sticky")
        .map(({ id, section }) => ({ id, top: section.getBoundingClientRect().top }))
        .filter(({ top }) => top <= scrollPadding + TOLERANCE_PX)
        .sort((one, other) => one.top - other.top);
      setCurrent(passed.at(-1)?.id ?? initial);
    };
    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, [key, initial]);
  return current;
}
