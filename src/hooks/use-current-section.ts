import { useEffect, useState } from "react";

/** Tolerance below the scroll padding at which a section counts as reached, in CSS pixels. */
const TOLERANCE_PX = 8;

/**
 * Id of the current section: the last one whose top has reached the scroll padding, or the first one. For a section
 * inside `<details>`, the top of the `<details>` counts.
 * @returns undefined on the server and during hydration
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  // A string key, because the array is a new one at each render.
  const key = ids.join(" ");
  useEffect(() => {
    const sections = key.split(" ").flatMap((id) => {
      const target = document.getElementById(id);
      return target ? [{ id, section: target.closest("details") ?? target }] : [];
    });
    const update = () => {
      const landing = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      const passed = sections.filter(
        ({ section }) => section.getBoundingClientRect().top <= landing + TOLERANCE_PX,
      );
      setCurrent((passed.at(-1) ?? sections[0])?.id);
    };
    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, [key]);
  return current;
}
