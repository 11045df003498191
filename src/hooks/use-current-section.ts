import { useEffect, useState } from "react";

/** Room between the line that a section's beginning must pass and the edge where an anchor lands, in CSS pixels. */
const TOLERANCE_PX = 8;

/**
 * The section that is being read, by its id: the last one whose beginning has passed the line at which anchors land, before
 * any has, the first one; undefined in the page as served. A closed layer begins where its row does.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  // Ids are equal while they say the same.
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
