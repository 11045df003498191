import { CallButton } from "#components/CallButton/CallButton.tsx";
import type { HoursTexts } from "#components/Hours/hours-texts.ts";
import { useIsHydrated } from "#hooks/use-is-hydrated.ts";
import { useOpenNow } from "#hooks/use-open-now.ts";
import { useScrolledPast } from "#hooks/use-scrolled-past.ts";
import type { Opening } from "#lib/open-now.ts";
import type { CallBarTexts, Tone } from "../shell-props.ts";
import styles from "./CallBar.module.css";
import { ScrollToTop } from "./ScrollToTop.tsx";
import { useInSight } from "./use-in-sight.ts";

interface CallBarProps {
  texts: CallBarTexts;
  hours: HoursTexts;
  /** The tone of the page behind the bar until a script knows which section is behind it. */
  initialTone: Tone;
}

/**
 * Scroll distance, in CSS pixels, beyond which the scroll-to-top button is shown (docs/requirements.md 2.11).
 */
const SCROLL_THRESHOLD_PX = 300;

/**
 * An element counts as fully visible from this intersection ratio. It is below 1, because browsers round
 * ratios.
 */
const FULLY_VISIBLE = 0.98;

/**
 * Shortens the opening status to the part before the colon, which fits into two lines. If the bar also shows
 * an examination's name, only one line is left, so the status is shortened to the part before the comma:
 * „Deschis acum, până la 21:00” becomes „Deschis acum”. A doubt needs both lines: „Luni s-ar putea să fie
 * închis”.
 * @returns the status, and the name if there is a line for it
 */
function shortStatus({ text, doubt, unsureDays }: Opening, name: string | undefined) {
  if (doubt) return [`${unsureDays} ${doubt.split(", ").at(-1)}`];
  const [status = ""] = text.split(": ");
  return name ? [status.split(", ")[0], name] : [status];
}

/**
 * The call bar, for screens whose header does not show the phone number. It is at the lower edge of the
 * screen while the page is scrolled by more than 300 px, or no call button of the content is fully visible.
 * It also contains the scroll-to-top button; wider screens show only this button.
 */
export function CallBar({ texts, hours, initialTone }: CallBarProps) {
  const isFar = useScrolledPast(SCROLL_THRESHOLD_PX);
  const isCallInSight = useInSight("main [data-call]", "-72px 0px 0px", FULLY_VISIBLE);
  const isOverNight = useInSight("main [data-night], footer", "-90% 0px 0px");
  const isNight = isOverNight ?? initialTone === "night";
  const isHydrated = useIsHydrated();
  const opening = useOpenNow(hours.schedule);
  const { title } = texts;
  const usualHours = title ? "" : hours.usual;
  const [status, name] = opening ? shortStatus(opening, title) : [usualHours, title];
  return (
    <aside
      className={styles.bar}
      aria-label={texts.call}
      data-hydrated={isHydrated || undefined}
      data-shown={isFar || isCallInSight === false || undefined}
      data-night={isNight || undefined}
    >
      <div className={styles.inner}>
        <ScrollToTop name={texts.scrollTop} isShown={isFar} isOnNight={isNight} />
        {/* The key makes React create a new paragraph when the text changes. The same paragraph would change
            its size and position, which browsers count as a layout shift. */}
        <p key={status} className={isFar ? styles.words : `${styles.words} ${styles.alone}`}>
          <span data-sentence="">{status}</span> {name && <span>{name}</span>}
        </p>
        <CallButton phone={hours.phone} label={texts.call} size="bar" isOnNight={isNight} />
      </div>
    </aside>
  );
}
