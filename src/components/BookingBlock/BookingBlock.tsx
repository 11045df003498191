import type { Site } from "#content/files.ts";
import type { Rich } from "#lib/rich-text.ts";
import { ArrowLink } from "../ArrowLink/ArrowLink.tsx";
import { CallButton } from "../CallButton/CallButton.tsx";
import { ClosedNoteIsland } from "../Hours/Hours.tsx";
import { RichText } from "../RichText/RichText.tsx";
import styles from "./BookingBlock.module.css";

interface BookingBlockProps {
  texts: Site;
  title?: string;
  text?: Rich;
  /**
   * The emergency number; with it the text is printed too. Used at the end of an examination's page, whose price
   * card already has the note for closed hours.
   */
  emergency?: Rich;
}

/** The dark card at the end of a text, or in the column of cards: booking is a phone call. */
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
        {!emergency && <ClosedNoteIsland texts={texts} />}
      </section>
    </section>
  );
}
