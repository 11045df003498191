import { useEffect, useState } from "react";

/** A section counts as reached if its top is at most this far below the scroll padding, in CSS pixels. */
const TOLERANCE_PX = 8;

/**
 * Returns the id of the current section: the last section whose top has reached the scroll padding, or the
 * first section if none has. For a section inside `<details>`, the top of the `<details>` counts.
 * @returns undefined on the server and during hydration
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
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
      const passed = sections.filter(
        ({ section }) => section.getBoundingClientRect().top <= scrollPadding + TOLERANCE_PX,
      );
      setCurrent((passed.at(-1) ?? sections[0])?.id);
    };
    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, [key]);
  return current;
}
