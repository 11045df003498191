import { CallButton } from "#components/CallButton/CallButton.tsx";
import { FaqAccordion } from "#components/FaqAccordion/FaqAccordion.tsx";
import { accordionItems } from "#components/FaqAccordion/faq-texts.ts";
import { CallHours, ClosedNoteIsland } from "#components/Hours/Hours.tsx";
import { Island } from "#components/Island/Island.tsx";
import { Checklist } from "#components/MarkerList/Checklist.tsx";
import { PageHead } from "#components/PageHead/PageHead.tsx";
import { Photos } from "#components/Photos/Photos.tsx";
import { ReviewedDate } from "#components/ReviewedDate/ReviewedDate.tsx";
import { Paragraph, RichText } from "#components/RichText/RichText.tsx";
import { TitledTexts } from "#components/TitledTexts/TitledTexts.tsx";
import { ADDRESS } from "#lib/anchors.ts";
import { addressLine, formatPhone, phoneHref } from "#lib/format.ts";
import type { PhotoProps, ScreenProps } from "../screen-props.ts";
import { AddressActions } from "./AddressActions.tsx";
import styles from "./ContactScreen.module.css";
import { HoursCard } from "./HoursCard.tsx";
import { mapLinks } from "./map-links.ts";
import { StreetPlan } from "./StreetPlan.tsx";

/**
 * The contact page. The call button in its head shows the phone number for bookings, which is large enough to
 * be read at arm's length.
 */
export function ContactScreen({ site, trail, photos }: ScreenProps & PhotoProps) {
  const { contactPage: page, clinic, ui } = site;
  const { headerPhone, footerPhone, phoneNames, email } = clinic;
  const place = addressLine(clinic.address);
  const maps = mapLinks(`${clinic.name}, ${place}`);
  const visitFacts = (Object.keys(ui.visit) as (keyof typeof ui.visit)[]).flatMap((field) => {
    const text = clinic.visit[field];
    return text === null ? [] : [{ title: ui.visit[field], text }];
  });
  const asked = page.ask.items.filter(({ until }) => until.some((fact) => clinic.visit[fact] === null));
  return (
    <>
      <PageHead
        {...page}
        trail={trail}
        figure={<StreetPlan street={clinic.address.street} href={maps.google} label={page.address.map} />}
        standsOnEdge
      >
        <section className={styles.booking} data-no-print="">
          <h2>{phoneNames.header}</h2>
          <CallButton phone={headerPhone} hasEcho />
          <Paragraph text={page.phone.text} />
          <CallHours site={site} />
        </section>
      </PageHead>
      <div className={styles.places}>
        <section className={styles.way}>
          {footerPhone !== headerPhone && (
            <>
              <h2>{phoneNames.footer}</h2>
              <a href={phoneHref(footerPhone)} translate="no">
                {formatPhone(footerPhone)}
              </a>
              {page.phone.other && <Paragraph text={page.phone.other} />}
            </>
          )}
          <h2>{page.email.title}</h2>
          <a href={`mailto:${email}`} translate="no">
            {email}
          </a>
          <Paragraph text={page.email.text} />
        </section>
        <section id={ADDRESS} className={styles.way}>
          <h2>{page.address.title}</h2>
          <address translate="no">
            <a href={maps.google}>{place}</a>
          </address>
          <AddressActions place={place} words={page.address} />
          <p data-no-print="">
            {`${page.address.otherMaps} `}
            <a href={maps.waze}>{page.address.waze}</a>
            {", "}
            <a href={maps.apple}>{page.address.apple}</a>
            {". "}
            <RichText text={page.address.mapNote} />
          </p>
          <Paragraph text={page.address.text} />
          <Photos photos={photos} subject="intrare" />
        </section>
        <HoursCard site={site} />
      </div>
      <section className={styles.before}>
        <h2>{page.before.title}</h2>
        <Paragraph text={page.before.text} />
        <Checklist items={page.before.items} isWide />
        <ClosedNoteIsland site={site} />
        {asked.length > 0 && (
          <>
            <h2>{page.ask.title}</h2>
            <Checklist items={asked.map(({ text }) => text)} isWide />
          </>
        )}
        <Island name="faq">
          <FaqAccordion items={accordionItems(page.questions)} />
        </Island>
        {visitFacts.length > 0 && (
          <>
            <h2>{page.visitTitle}</h2>
            <TitledTexts items={visitFacts} />
          </>
        )}
        <ReviewedDate label={ui.shell.reviewed} day={page.reviewed} />
      </section>
    </>
  );
}
