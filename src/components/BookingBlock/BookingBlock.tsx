import type { Site } from "#content/files.ts";
import { FIXED } from "#content/fixed-texts.ts";
import type { Rich } from "#lib/rich-text.ts";
import { ArrowLink } from "../ArrowLink/ArrowLink.tsx";
import { CallButton } from "../CallButton/CallButton.tsx";
import { ClosedNoteIsland } from "../Hours/Hours.tsx";
import { RichText } from "../RichText/RichText.tsx";
import styles from "./BookingBlock.module.css";

interface BookingBlockProps {
  site: Site;
  title?: string;
  text?: Rich;
  /**
   * The sentence with the emergency number. Only pages of examinations set it. There the block is also
   * printed.
   */
  emergency?: Rich;
}

/**
 * The dark card that invites the visitor to book by phone. It is at the end of a text or in the column of
 * cards.
 */
export function BookingBlock({ site, title, text, emergency }: BookingBlockProps) {
  const { service } = site.ui;
  return (
    <section className={styles.block}>
      {/* These are sections with paragraphs, because reader modes remove a `div` that contains only links,
          and the phone number would be lost. */}
      <section>
        <h2>{title ?? service.booking}</h2>
        <p>
          <RichText text={text ?? service.bookingText} />
          {emergency && (
            <strong>
              {" "}
              <RichText text={emergency} />
            </strong>
          )}
        </p>
      </section>
      <section className={styles.actions}>
        <p>
          <CallButton phone={site.clinic.headerPhone} label={FIXED.callNow} isOnNight />
          <ArrowLink href="/contact">{service.bookingContact}</ArrowLink>
        </p>
        <ClosedNoteIsland site={site} />
      </section>
    </section>
  );
}
