import { useEffect, useState } from "react";

/**
 * Whether one of the served elements is inside a part of the window.
 * @param margin margin of that part, as for IntersectionObserver: „-72px 0px 0px” excludes the area under the header
 * @param share share of the element that must be visible, 0 to 1
 * @returns undefined until the browser has answered
 */
export function useInSight(selector: string, margin: string, share = 0): boolean | undefined {
  const [isThere, setIsThere] = useState<boolean>();
  useEffect(() => {
    const there = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries)
          there[isIntersecting && intersectionRatio >= share ? "add" : "delete"](target);
        setIsThere(there.size > 0);
      },
      { rootMargin: margin, threshold: [0, share] },
    );
    const targets = document.querySelectorAll(selector);
    for (const target of targets) observer.observe(target);
    if (targets.length === 0) setIsThere(false);
    return () => observer.disconnect();
  }, [selector, margin, share]);
  return isThere;
}
