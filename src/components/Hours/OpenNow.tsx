import { useOpenNow } from "#hooks/use-open-now.ts";
import { withDoubt } from "#lib/open-now.ts";
import { PlainText } from "../RichText/RichText.tsx";
import type { HoursTexts } from "./hours-texts.ts";
import styles from "./OpenNow.module.css";

/**
 * Says whether the clinic is open and until when. The served HTML has the usual hours instead; the element
 * reserves enough space for either text, so that nothing moves when the text changes.
 */
export function OpenNow({ hours }: { hours: HoursTexts }) {
  const opening = useOpenNow(hours.schedule);
  return (
    <span className={styles.now} data-open-now="">
      <PlainText text={opening ? withDoubt(opening) : hours.usual} />
    </span>
  );
}
