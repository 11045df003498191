import type { Site } from "#content/files.ts";
import type { Rich } from "#lib/rich-text.ts";
import { ArrowLink } from "../ArrowLink/ArrowLink.tsx";
import { CallButton } from "../CallButton/CallButton.tsx";
import { ClosedNotePlace } from "../Hours/Hours.tsx";
import { RichText } from "../RichText/RichText.tsx";
import styles from "./BookingBlock.module.css";

interface BookingBlockProps {
  texts: Site;
  title?: string;
  text?: Rich;
  /**
   * Whom to call when it cannot wait: with it the text stands on paper, too.
   * It ends the page of an examination, whose price card has the note for closed hours.
   */
  emergency?: Rich;
}

/** The night card that ends a text or stands beside it: booking is a phone call. */
export function BookingBlock({ texts, emergency, ...own }: BookingBlockProps) {
  const { calls, service } = texts.ui;
  const { title = service.booking, text = service.bookingText } = own;
  return (
    <section className={styles.block}>
      {/* A section and a paragraph: reader modes remove a `div` of links, and with it the phone. */}
      <section>
        <h2>{title}</h2>
        <p>
          <RichText text={text} />
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
          <CallButton phone={texts.clinic.headerPhone} label={calls.hero} tone="night" />
          <ArrowLink href="/contact">{service.bookingContact}</ArrowLink>
        </p>
        {!emergency && <ClosedNotePlace texts={texts} />}
      </section>
    </section>
  );
}
