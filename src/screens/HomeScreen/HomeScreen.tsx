import desktop from "../../assets/art/hero-poster-desktop.svg?url";
import mobile from "../../assets/art/hero-poster-mobile.svg?url";
import { ArrowLink } from "../../components/ArrowLink/ArrowLink.tsx";
import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { FaqAccordion } from "../../components/FaqAccordion/FaqAccordion.tsx";
import { CallHours, ClosedNote } from "../../components/Hours/Hours.tsx";
import { Sign } from "../../components/Icon/Icon.tsx";
import { NightSection } from "../../components/NightSection/NightSection.tsx";
import pile from "../../components/Pile.module.css";
import pill from "../../components/Pill.module.css";
import { Paragraph } from "../../components/RichText/RichText.tsx";
import { ServiceIndex } from "../../components/ServiceIndex/ServiceIndex.tsx";
import type { Site } from "../../content/files.ts";
import { formatPhone, phoneHref } from "../../lib/format.ts";
import type { Rich } from "../../lib/rich-text.ts";
import { ADDRESS } from "../ContactScreen/anchors.ts";
import { TERMS } from "../ServicesScreen/ReferralTerms.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./HomeScreen.module.css";
import deck from "./StackedCards.module.css";
import { Visit } from "./Visit.tsx";

/** The still stack of spirals: what the moving stars show while it is read. */
const SPIRALS = { desktop, desktopHeight: 860, mobile, mobileHeight: 760 };

/** Where one goes who came with one of these worries; questions of the content may stand before them. */
const SHORTCUTS = [
  ["terms", `/servicii#${TERMS}`],
  ["implant", "#implant"],
  ["fear", "#teama"],
  ["way", `/contact#${ADDRESS}`],
] as const;

export function HomeScreen({ texts }: { texts: Site }) {
  const { clinic, faq, home, safety, ui, whyUs } = texts;
  const { headerPhone: phone } = clinic;
  return (
    <>
      <Hero texts={texts} />

      <section data-later="" className={styles.section}>
        <ServiceIndex texts={texts} headingLevel={3} intro={<Intro {...home.services} />}>
          <p className={styles.links} data-screen="">
            <ArrowLink href="/preturi-rmn">{home.priceLink}</ArrowLink>
            <ArrowLink href="/servicii">{home.servicesLink}</ArrowLink>
          </p>
          <ul className={styles.shortcuts} data-screen="">
            {faq.items
              .filter(({ isShortcut }) => isShortcut)
              .map(({ id, question }) => (
                <li key={id}>
                  <a href={`#${id}`} className={pill.pill}>
                    {question}
                  </a>
                </li>
              ))}
            {SHORTCUTS.map(([name, href]) => (
              <li key={name}>
                <a href={href} className={pill.pill}>
                  {home.shortcuts[name]}
                </a>
              </li>
            ))}
          </ul>
        </ServiceIndex>
      </section>

      <section className={`${styles.section} ${styles.tint}`}>
        <Intro {...home.whyUs} />
        {/* Cards that overlap like slices and move apart under the pointer; without one, a plain row or stack. */}
        <ul role="list" className={deck.deck}>
          {whyUs.items.map(({ id, sign, title, text }) => (
            <li key={id} className={pile.pile}>
              <Sign name={sign} />
              <h3>{title}</h3>
              <Paragraph text={text} />
            </li>
          ))}
        </ul>
      </section>

      <section className={styles.section}>
        <Visit texts={texts} />
        <div className={styles.worries}>
          <div id="implant">
            <Intro {...safety.implant} />
          </div>
          <div id="teama">
            <Intro {...safety.fear} />
          </div>
        </div>
      </section>

      <section className={`${styles.section} ${styles.tint} ${styles.questions}`}>
        <div>
          <Intro {...home.faq} />
          <CallButton phone={phone} />
          <CallHours clinic={clinic} />
        </div>
        <FaqAccordion items={faq.items} name="intrebari" />
      </section>

      <NightSection art={SPIRALS} lazy className={`${styles.section} ${styles.closing}`} data-screen="">
        <h2>{home.closing.title}</h2>
        <a href={phoneHref(phone)} className={styles.number} translate="no">
          {formatPhone(phone)}
        </a>
        <Paragraph text={home.closing.text} />
        <div className={styles.actions}>
          <CallButton phone={phone} label={ui.calls.hero} tone="night" />
          <ArrowLink href="/contact">{ui.service.bookingContact}</ArrowLink>
        </div>
        <ClosedNote texts={texts} />
      </NightSection>
    </>
  );
}

function Intro({ title, text }: { title: string; text: Rich }) {
  return (
    // Reader modes throw a short `div` away, and with it the heading.
    <hgroup className={styles.intro}>
      <h2>{title}</h2>
      <Paragraph text={text} />
    </hgroup>
  );
}
