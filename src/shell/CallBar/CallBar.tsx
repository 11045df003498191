import { CallButton } from "../../components/CallButton/CallButton.tsx";
import styles from "./CallBar.module.css";
import { ScrollToTop } from "./ScrollToTop.tsx";

interface CallBarProps {
  /** National number, as in the content. */
  phone: string;
  /** Opening hours; in the browser, whether the clinic is open. */
  hours: string;
  /** What the page is about, such as the examination: without scripting it stands instead of the hours. */
  context?: string | undefined;
  /** Names of the call and of the way to the top. */
  texts: { call: string; scrollTop: string };
}

/**
 * The call under the thumb, below 768 px: at the bottom edge wherever no other call button is in sight. It holds the
 * scroll-to-top button, which on wider screens stands alone. Table: docs/behaviour/call-bar.md.
 */
export function CallBar({ phone, hours, context, texts }: CallBarProps) {
  return (
    <aside className={styles.bar} aria-label={texts.call} data-call-bar="">
      <div className={styles.inner}>
        <ScrollToTop label={texts.scrollTop} />
        <p className={styles.words}>
          <span data-open-now="">{!context && hours}</span> {context && <span>{context}</span>}
        </p>
        <CallButton phone={phone} label={texts.call} size="bar" />
      </div>
    </aside>
  );
}
