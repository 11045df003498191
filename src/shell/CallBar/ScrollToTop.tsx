import { Icon } from "#components/Icon/Icon.tsx";
import { homeLink } from "../home-link.ts";
import styles from "./ScrollToTop.module.css";

function toTop() {
  const prefersLessMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: 0, behavior: prefersLessMotion ? "instant" : "smooth" });
  // The button is hidden at the top of the page, so the focus moves to the logo in the header.
  homeLink.current?.focus({ preventScroll: true });
}

interface ScrollToTopProps {
  name: string;
  isShown: boolean;
  isOnNight: boolean;
}

/**
 * A button that scrolls to the top of the page. It is hidden until the call bar is hydrated and the page is
 * scrolled.
 */
export const ScrollToTop = ({ name, isShown, isOnNight }: ScrollToTopProps) => (
  <button
    type="button"
    aria-label={name}
    className={isOnNight ? `${styles.button} ${styles.night}` : styles.button}
    data-shown={isShown || undefined}
    onClick={toTop}
  >
    <Icon name="up" />
  </button>
);
