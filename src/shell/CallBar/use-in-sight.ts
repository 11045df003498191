import { useEffect, useState } from "react";

/**
 * Whether any element that matches `selector` at the time of hydration is visible in the window or a part of it.
 * @param margin `rootMargin` of the IntersectionObserver: „-72px 0px 0px” excludes the area under the header
 * @param share share of the element that must be visible, 0 to 1
 * @returns undefined until the browser has answered
 */
export function useInSight(selector: string, margin: string, share = 0): boolean | undefined {
  const [isInside, setIsInside] = useState<boolean>();
  useEffect(() => {
    const inside = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries)
          inside[isIntersecting && intersectionRatio >= share ? "add" : "delete"](target);
        setIsInside(inside.size > 0);
      },
      { rootMargin: margin, threshold: [0, share] },
    );
    const targets = document.querySelectorAll(selector);
    for (const target of targets) observer.observe(target);
    if (targets.length === 0) setIsInside(false);
    return () => observer.disconnect();
  }, [selector, margin, share]);
  return isInside;
}
