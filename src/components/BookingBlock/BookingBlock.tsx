import type { ReactNode } from "react";
import type { Rich } from "../../lib/rich-text.ts";
import { ArrowLink } from "../ArrowLink/ArrowLink.tsx";
import { CallButton } from "../CallButton/CallButton.tsx";
import { RichText } from "../RichText/RichText.tsx";
import styles from "./BookingBlock.module.css";

interface BookingBlockProps {
  title: string;
  text: Rich;
  /** National number, as in the content. */
  phone: string;
  /** What the call button says. */
  call: string;
  link?: { label: string; href: string };
  /** Whom to call when it cannot wait: with it the text stands on paper, too. */
  emergency?: Rich;
  /** What helps while the clinic is closed. */
  closed: ReactNode;
}

/** The night card that ends a text: booking is a phone call. */
export function BookingBlock({ title, text, phone, call, link, emergency, closed }: BookingBlockProps) {
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
        <CallButton phone={phone} label={call} tone="night" />
        {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
      </p>
      {closed}
    </section>
  );
}
