import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import type { Site } from "../../content/files.ts";
import { formatOpeningHours } from "../../lib/opening-hours.ts";
import styles from "./CallBar.module.css";
import scrollStyles from "./ScrollToTop.module.css";

interface CallBarProps {
  /** What the page is about, such as the examination: without scripting it stands instead of the hours. */
  context?: string | undefined;
  texts: Site;
}

/**
 * The call under the thumb, below 768 px: at the bottom edge wherever no other call button is in sight. It holds the
 * scroll-to-top button, which on wider screens stands alone and without scripting is hidden. Tables:
 * docs/behaviour/call-bar.md, docs/behaviour/scroll-to-top.md.
 */
export function CallBar({ context, texts: { clinic, ui } }: CallBarProps) {
  return (
    <aside className={styles.bar} aria-label={ui.calls.hero} data-call-bar="">
      <div className={styles.inner}>
        <button
          type="button"
          aria-label={ui.shell.scrollTop}
          className={scrollStyles.button}
          data-scroll-top=""
        >
          <Icon name="up" />
        </button>
        <p className={styles.words}>
          <span data-open-now="">{!context && formatOpeningHours(clinic.openingHours)}</span>{" "}
          {context && <span>{context}</span>}
        </p>
        <CallButton phone={clinic.headerPhone} label={ui.calls.hero} size="bar" />
      </div>
    </aside>
  );
}
