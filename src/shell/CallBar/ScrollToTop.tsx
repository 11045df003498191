import type { ReactNode } from "react";
import { homeLink } from "../home-link.ts";
import styles from "./ScrollToTop.module.css";

function toTop() {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  // The button is about to vanish: focus goes to the beginning of the page, where Tab goes on.
  homeLink.current?.focus({ preventScroll: true });
}

interface ScrollToTopProps {
  name: string;
  isShown: boolean;
  /** Its drawing. */
  children: ReactNode;
}

/** Back to the top of a page; without scripting it is hidden. */
export function ScrollToTop({ name, isShown, children }: ScrollToTopProps) {
  return (
    <button
      type="button"
      aria-label={name}
      className={styles.button}
      data-shown={isShown ? "" : undefined}
      onClick={toTop}
    >
      {children}
    </button>
  );
}
