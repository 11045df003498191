import films from "#assets/art/films.svg?url";
import { ArrowLink } from "#components/ArrowLink/ArrowLink.tsx";
import { BookingBlock } from "#components/BookingBlock/BookingBlock.tsx";
import { Icon } from "#components/Icon/Icon.tsx";
import { PageHead } from "#components/PageHead/PageHead.tsx";
import { Paragraph, PlainText } from "#components/RichText/RichText.tsx";
import { TERMS_ID } from "#content/routes.ts";
import type { ScreenProps } from "../screen-props.ts";
import { ReferralTerms } from "./ReferralTerms.tsx";
import { ServiceCards } from "./ServiceCards.tsx";
import styles from "./ServicesScreen.module.css";

export function ServicesScreen({ site, trail }: ScreenProps) {
  const { infoNotes, referralTerms, servicesPage: page } = site;
  return (
    <>
      <PageHead
        {...page}
        trail={trail}
        figure={
          <div className={styles.films}>
            <img src={films} alt="" width={934} height={424} loading="lazy" />
          </div>
        }
        standsOnEdge
      >
        <ArrowLink href={`#${TERMS_ID}`}>{referralTerms.title}</ArrowLink>
      </PageHead>
      <div className={styles.body}>
        <ServiceCards site={site} />
        <BookingBlock {...page.callToAction} site={site} />
        <section className={styles.notes}>
          <h2>{page.notesTitle}</h2>
          <ul>
            {infoNotes.items.map(({ id, icon, title, text }) => (
              <li key={id} id={id}>
                <Icon name={icon} />
                <h3>
                  <PlainText text={title} />
                </h3>
                <Paragraph text={text} />
              </li>
            ))}
          </ul>
        </section>
        <ReferralTerms site={site} />
      </div>
    </>
  );
}
