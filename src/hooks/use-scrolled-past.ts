import { useEffect, useState } from "react";

/**
 * Whether the page is scrolled by more than `distance` CSS pixels; false on the server and during hydration. `scrollY`
 * is not read during rendering, because reading it forces a layout.
 */
export function useScrolledPast(distance: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const update = () => setIsPast(scrollY > distance);
    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, [distance]);
  return isPast;
}
