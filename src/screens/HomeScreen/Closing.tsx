import desktop from "#assets/art/hero-poster-desktop.svg?url";
import mobile from "#assets/art/hero-poster-mobile.svg?url";
import { ArrowLink } from "#components/ArrowLink/ArrowLink.tsx";
import { CallButton } from "#components/CallButton/CallButton.tsx";
import { ClosedNoteIsland } from "#components/Hours/Hours.tsx";
import { NightSection } from "#components/NightSection/NightSection.tsx";
import { Paragraph } from "#components/RichText/RichText.tsx";
import type { Site } from "#content/files.ts";
import { FIXED } from "#content/fixed-texts.ts";
import { phoneHref } from "#lib/format.ts";
import styles from "./Closing.module.css";
import { LargePhone } from "./LargePhone.tsx";

/**
 * The dark section at the end of the page: the invitation to call, with the phone number in large type. Its
 * background is a static picture of the stack of spirals that the moving stars form in the hero.
 */
export function Closing({ site }: { site: Site }) {
  const { clinic, home, ui } = site;
  const { headerPhone: phone } = clinic;
  return (
    <NightSection art={{ desktop, mobile }} isLazy className={styles.closing} data-no-print="">
      <h2>{home.closing.title}</h2>
      <a href={phoneHref(phone)} className={styles.number} translate="no">
        <LargePhone phone={phone} />
      </a>
      <Paragraph text={home.closing.text} />
      <div className={styles.actions}>
        <CallButton phone={phone} label={FIXED.callNow} isOnNight />
        <ArrowLink href="/contact">{ui.service.bookingContact}</ArrowLink>
      </div>
      <ClosedNoteIsland site={site} />
    </NightSection>
  );
}
