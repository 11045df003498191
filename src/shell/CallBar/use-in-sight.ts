import { useEffect, useState } from "react";

/**
 * Returns whether at least one element that matches `selector` is visible. The elements are looked up once,
 * at hydration.
 * @param margin `rootMargin` of the IntersectionObserver: "-72px 0px 0px" excludes 72 px behind the header
 * @param minRatio part of an element, from 0 to 1, that must be visible
 * @returns undefined until the observer reports for the first time
 */
export function useInSight(selector: string, margin: string, minRatio = 0): boolean | undefined {
  const [isInside, setIsInside] = useState<boolean>();
  useEffect(() => {
    const inside = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries)
          if (isIntersecting && intersectionRatio >= minRatio) inside.add(target);
          else inside.delete(target);
        setIsInside(inside.size > 0);
      },
      { rootMargin: margin, threshold: [0, minRatio] },
    );
    const targets = document.querySelectorAll(selector);
    for (const target of targets) observer.observe(target);
    if (targets.length === 0) setIsInside(false);
    return () => observer.disconnect();
  }, [selector, margin, minRatio]);
  return isInside;
}
