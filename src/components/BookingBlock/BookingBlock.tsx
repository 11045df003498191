import type { Site } from "#content/files.ts";
import type { Rich } from "#lib/rich-text.ts";
import { ArrowLink } from "../ArrowLink/ArrowLink.tsx";
import { CallButton } from "../CallButton/CallButton.tsx";
import { CallHours, ClosedNotePlace } from "../Hours/Hours.tsx";
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
      {/* A paragraph: reader modes throw a `div` of links away, and with it the phone. */}
      <p className={styles.actions}>
        <CallButton phone={texts.clinic.headerPhone} label={calls.hero} tone="night" />
        <ArrowLink href="/contact">{service.bookingContact}</ArrowLink>
      </p>
      <CallHours texts={texts} />
      {!emergency && <ClosedNotePlace texts={texts} />}
    </section>
  );
}
