import { useEffect, useState } from "react";

/**
 * Returns whether the page is scrolled by more than `distance` CSS pixels; false on the server and during
 * hydration. An effect reads `scrollY`, because reading it while React renders would force the browser to
 * compute the layout.
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
