import desktop from "#assets/art/hero-poster-desktop.svg?url";
import mobile from "#assets/art/hero-poster-mobile.svg?url";
import { Island } from "#client/Island.tsx";
import { ArrowLink } from "#components/ArrowLink/ArrowLink.tsx";
import { CallButton } from "#components/CallButton/CallButton.tsx";
import { Disclosure } from "#components/Disclosure/Disclosure.tsx";
import { FaqAccordion } from "#components/FaqAccordion/FaqAccordion.tsx";
import { accordionItems } from "#components/FaqAccordion/faq-texts.ts";
import { ClosedNoteIsland } from "#components/Hours/Hours.tsx";
import { Pictogram } from "#components/Icon/Icon.tsx";
import { NightSection } from "#components/NightSection/NightSection.tsx";
import { Photos } from "#components/Photos/Photos.tsx";
import pill from "#components/Pill/Pill.module.css";
import { Paragraph, RichText } from "#components/RichText/RichText.tsx";
import { ServiceIndex } from "#components/ServiceIndex/ServiceIndex.tsx";
import { TitledTexts } from "#components/TitledTexts/TitledTexts.tsx";
import { TERMS_PATH } from "#content/routes.ts";
import { ADDRESS, HOME_ANCHORS } from "#lib/anchors.ts";
import { formatPhone, phoneHref } from "#lib/format.ts";
import type { Rich } from "#lib/rich-text.ts";
import type { PhotoProps, ScreenProps } from "../screen-props.ts";
import { Hero } from "./Hero.tsx";
import styles from "./HomeScreen.module.css";
import stackedCards from "./StackedCards.module.css";
import { Visit } from "./Visit.tsx";

export function HomeScreen({ texts, photos }: Pick<ScreenProps, "texts"> & PhotoProps) {
  const { clinic, faq, home, referralTerms, safety, ui, whyUs } = texts;
  const { headerPhone: phone } = clinic;
  /**
   * The examinations whose texts a doctor has checked. Only these are used, because the others may still
   * contain drafts of wording.
   */
  const signed = texts.services.filter(({ checkedBy }) => checkedBy);
  /**
   * Links for visitors with a particular worry. The questions that the content marks as shortcuts come first.
   */
  const shortcuts = [
    ...faq.items.filter(({ isShortcut }) => isShortcut).map(({ id, question }) => [`#${id}`, question]),
    [`#${HOME_ANCHORS.implant}`, home.shortcuts.implant],
    [`#${HOME_ANCHORS.fear}`, home.shortcuts.fear],
    [`/contact#${ADDRESS}`, home.shortcuts.way],
  ];
  return (
    <>
      <Hero texts={texts} />

      <section className={styles.section}>
        <ServiceIndex
          texts={texts}
          headingLevel={3}
          intro={
            <>
              <Intro {...home.services} />
              <p data-no-print="">
                <ArrowLink href={TERMS_PATH}>{referralTerms.title}</ArrowLink>
              </p>
            </>
          }
        >
          <p className={styles.links} data-no-print="">
            <ArrowLink href="/preturi-rmn">{home.priceLink}</ArrowLink>
            <ArrowLink href="/servicii">{home.servicesLink}</ArrowLink>
          </p>
          <ul className={styles.links} data-no-print="">
            {shortcuts.map(([href, words]) => (
              <li key={href}>
                <a href={href} className={pill.pill}>
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </ServiceIndex>
      </section>

      <section className={`${styles.section} ${styles.tint} ${styles.beside}`}>
        <div>
          <Intro {...home.whyUs} />
          <Photos photos={photos} subject="echipa" />
        </div>
        {/* These cards slide over each other like slices while the page scrolls. */}
        <div className={stackedCards.stackedCards}>
          <ul role="list">
            {whyUs.items.map(({ id, pictogram, title, text }) => (
              <li key={id}>
                <Pictogram name={pictogram} />
                <h3>{title}</h3>
                <Paragraph text={text} />
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section className={styles.section}>
        <Visit texts={texts} />
        <Photos photos={photos} subject="aparat" />
        <div className={styles.worries}>
          <div id={HOME_ANCHORS.implant} className={styles.implant}>
            <Intro {...safety.implant} />
            {safety.implant.kinds.map((kind) => (
              <Disclosure key={kind.title} name="implant" summary={<h3>{kind.title}</h3>}>
                {(["now", "bring", "next"] as const).map((step) => (
                  <p key={step}>
                    <b>{`${safety.implant[step]}: `}</b>
                    <RichText text={kind[step]} />
                  </p>
                ))}
              </Disclosure>
            ))}
          </div>
          <div id={HOME_ANCHORS.fear}>
            <Intro {...safety.fear} />
          </div>
          {signed.length > 0 && (
            <Disclosure summary={<h3>{ui.service.report}</h3>}>
              <p>{ui.service.reportNote}</p>
              {signed.map(({ slug, title, reportWords }) => (
                <section key={slug}>
                  <h4>{title}</h4>
                  <TitledTexts items={reportWords} />
                </section>
              ))}
            </Disclosure>
          )}
        </div>
      </section>

      <section className={`${styles.section} ${styles.tint} ${styles.beside}`}>
        <div>
          <Intro {...home.faq} />
          <CallButton phone={phone} />
        </div>
        <Island name="faq">
          <FaqAccordion items={accordionItems(faq.items)} />
        </Island>
      </section>

      {/* The background is a static picture of the stack of spirals that the moving stars form in the
          hero. */}
      <NightSection
        art={{ desktop, mobile }}
        lazy
        className={`${styles.section} ${styles.closing}`}
        data-no-print=""
      >
        <h2>{home.closing.title}</h2>
        <a href={phoneHref(phone)} className={styles.number} translate="no">
          {formatPhone(phone)}
        </a>
        <Paragraph text={home.closing.text} />
        <div className={styles.actions}>
          <CallButton phone={phone} label={ui.calls.hero} tone="night" />
          <ArrowLink href="/contact">{ui.service.bookingContact}</ArrowLink>
        </div>
        <ClosedNoteIsland texts={texts} />
      </NightSection>
    </>
  );
}

function Intro({ title, text }: { title: string; text: Rich }) {
  return (
    // This is an hgroup, because reader modes remove a short `div` together with its heading.
    <hgroup role="none" className={styles.intro}>
      <h2>{title}</h2>
      <Paragraph text={text} />
    </hgroup>
  );
}
