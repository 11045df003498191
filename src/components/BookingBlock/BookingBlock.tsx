import type { Site } from "../../content/files.ts";
import type { Rich } from "../../lib/rich-text.ts";
import { ArrowLink } from "../ArrowLink/ArrowLink.tsx";
import { CallButton } from "../CallButton/CallButton.tsx";
import { CallHours } from "../Hours/Hours.tsx";
import { RichText } from "../RichText/RichText.tsx";
import bookingStyles from "./BookingBlock.module.css";

interface BookingBlockProps {
  title: string;
  text: Rich;
  texts: Pick<Site, "clinic" | "ui">;
  /** Whom to call when it cannot wait: with it the text stands on paper, too. */
  emergency?: Rich;
}

/** The night card that ends a text: booking is a phone call. */
export function BookingBlock({ title, text, texts, emergency }: BookingBlockProps) {
  const { clinic, ui } = texts;
  return (
    <section className={bookingStyles.block}>
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
      <p className={bookingStyles.actions}>
        <CallButton phone={clinic.headerPhone} label={ui.calls.hero} tone="night" />
        <ArrowLink href="/contact">{ui.service.bookingContact}</ArrowLink>
      </p>
      <CallHours texts={texts} />
    </section>
  );
}
