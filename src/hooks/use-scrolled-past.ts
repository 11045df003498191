import { useEffect, useState } from "react";

/**
 * Whether the page is scrolled by more than so many CSS pixels; the page as served is at its top. Rendering does not ask:
 * `scrollY` lays the page out at once.
 */
export function useScrolledPast(distance: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const look = () => setIsPast(scrollY > distance);
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [distance]);
  return isPast;
}
