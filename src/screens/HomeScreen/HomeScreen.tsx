import { ArrowLink } from "../../components/ArrowLink/ArrowLink.tsx";
import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { FaqAccordion } from "../../components/FaqAccordion/FaqAccordion.tsx";
import { NightSection } from "../../components/NightSection/NightSection.tsx";
import { RichText } from "../../components/RichText/RichText.tsx";
import { ServiceIndex } from "../../components/ServiceIndex/ServiceIndex.tsx";
import { StackedCards } from "../../components/StackedCards/StackedCards.tsx";
import type { Site } from "../../lib/content/files.ts";
import { formatPhone, phoneHref } from "../../lib/format.ts";
import type { Rich } from "../../lib/rich-text.ts";
import { Hero } from "./Hero.tsx";
import styles from "./HomeScreen.module.css";
import { SPIRALS } from "./spirals.ts";
import { Visit } from "./Visit.tsx";

export function HomeScreen({ site }: { site: Site }) {
  const { clinic, faq, home, ui, whyUs } = site;
  const { headerPhone: phone } = clinic;
  return (
    <>
      <Hero clinic={clinic} texts={home.hero} ui={ui} />

      <section data-later className={styles.section}>
        <ServiceIndex site={site} headingLevel={3} intro={<Intro {...home.services} />}>
          <p className={styles.links}>
            <ArrowLink href="/preturi-rmn">{home.priceLink}</ArrowLink>
            <ArrowLink href="/servicii">{home.servicesLink}</ArrowLink>
          </p>
        </ServiceIndex>
      </section>

      <section className={`${styles.section} ${styles.tint}`}>
        <Intro {...home.whyUs} />
        <StackedCards items={whyUs.items} />
      </section>

      <section className={styles.section}>
        <Visit visit={home.visit} operator={clinic.operator} names={ui.gaps} />
      </section>

      <section className={`${styles.section} ${styles.tint} ${styles.questions}`}>
        <div>
          <Intro {...home.faq} />
          <CallButton phone={phone} />
        </div>
        <FaqAccordion items={faq.items} name="intrebari" />
      </section>

      <NightSection art={SPIRALS} lazy className={`${styles.section} ${styles.closing}`}>
        <h2>{home.closing.title}</h2>
        <a href={phoneHref(phone)} className={styles.number} translate="no">
          {formatPhone(phone)}
        </a>
        <p>
          <RichText text={home.closing.text} />
        </p>
        <div className={styles.actions}>
          <CallButton phone={phone} label={ui.calls.hero} tone="night" />
          <ArrowLink href="/contact">{ui.service.bookingContact}</ArrowLink>
        </div>
      </NightSection>
    </>
  );
}

function Intro({ title, text }: { title: string; text: Rich }) {
  return (
    <div className={styles.intro}>
      <h2>{title}</h2>
      <p>
        <RichText text={text} />
      </p>
    </div>
  );
}
