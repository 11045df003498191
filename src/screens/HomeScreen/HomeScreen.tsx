import { ArrowLink } from "#components/ArrowLink/ArrowLink.tsx";
import { FaqAccordion } from "#components/FaqAccordion/FaqAccordion.tsx";
import { accordionItems } from "#components/FaqAccordion/faq-texts.ts";
import { Island } from "#components/Island/Island.tsx";
import { Photos } from "#components/Photos/Photos.tsx";
import pill from "#components/Pill/Pill.module.css";
import { Paragraph } from "#components/RichText/RichText.tsx";
import { ServiceIndex } from "#components/ServiceIndex/ServiceIndex.tsx";
import { TERMS_PATH } from "#content/routes.ts";
import { ADDRESS, HOME_ANCHORS } from "#lib/anchors.ts";
import type { PhotoProps, ScreenProps } from "../screen-props.ts";
import { Closing } from "./Closing.tsx";
import { Fear } from "./Fear.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./HomeScreen.module.css";
import { Intro } from "./Intro.tsx";
import { StackedCards } from "./StackedCards.tsx";
import { Visit } from "./Visit.tsx";
import { Implants, ReportWords } from "./Worries.tsx";

export function HomeScreen({ site, photos }: Pick<ScreenProps, "site"> & PhotoProps) {
  const { faq, home, referralTerms, safety, whyUs } = site;
  const { candid } = home.visit;
  /** Links for visitors with a particular question or worry. */
  const shortcuts = [
    ...faq.items.filter(({ isShortcut }) => isShortcut).map(({ id, question }) => [`#${id}`, question]),
    [`#${HOME_ANCHORS.implant}`, home.shortcuts.implant],
    [`#${HOME_ANCHORS.fear}`, home.shortcuts.fear],
    [`/contact#${ADDRESS}`, home.shortcuts.way],
  ];
  return (
    <>
      <Hero site={site} />

      <section className={styles.loud}>
        <ServiceIndex
          site={site}
          intro={
            <>
              <Intro {...home.services} />
              <p data-no-print="">
                <ArrowLink href={TERMS_PATH}>{referralTerms.title}</ArrowLink>
              </p>
            </>
          }
        >
          <div className={styles.links} data-no-print="">
            <p>
              <ArrowLink href="/preturi-rmn">{home.priceLink}</ArrowLink>
              <ArrowLink href="/servicii">{home.servicesLink}</ArrowLink>
            </p>
            <ul>
              {shortcuts.map(([href, words]) => (
                <li key={href}>
                  <a href={href} className={pill.pill}>
                    {words}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </ServiceIndex>
      </section>

      <section className={`${styles.quiet} ${styles.tint}`}>
        <Intro {...home.whyUs} />
        <Photos photos={photos} subject="echipa" />
        <StackedCards cards={whyUs.items} />
      </section>

      <section className={styles.quiet}>
        <Visit site={site} />
        <Photos photos={photos} subject="aparat" />
      </section>

      <Fear site={site} />

      <section className={`${styles.quiet} ${styles.answers}`}>
        <Implants {...safety} />
        <section>
          <Intro {...home.faq} />
          <Island name="faq">
            <FaqAccordion items={accordionItems(faq.items)} />
          </Island>
          <section className={styles.candid}>
            <h3>{candid.title}</h3>
            <Paragraph text={candid.text} />
          </section>
        </section>
        <ReportWords site={site} />
      </section>

      <Closing site={site} />
    </>
  );
}
