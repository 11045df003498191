import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { Ticket } from "../../components/CallTicket/CallTicket.tsx";
import { FaqAccordion } from "../../components/FaqAccordion/FaqAccordion.tsx";
import { CallHours, ClosedDays, ClosedNote, OpenNow } from "../../components/Hours/Hours.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { PageHead, type ScreenProps } from "../../components/PageHead/PageHead.tsx";
import pill from "../../components/Pill.module.css";
import { MarkerList, Paragraph, RichText, TitledTexts } from "../../components/RichText/RichText.tsx";
import { ReviewedDate, SheetHead } from "../../components/Sheet/Sheet.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { formatPhone, phoneHref } from "../../lib/format.ts";
import { mapLinks } from "../../lib/map-links.ts";
import { formatOpeningHours } from "../../lib/opening-hours.ts";
import { ADDRESS } from "./anchors.ts";
import styles from "./ContactScreen.module.css";
import { WeekChart } from "./WeekChart.tsx";

/** How to reach the clinic: the number for bookings first, large enough to read at arm's length. */
export function ContactScreen({ texts, trail }: ScreenProps) {
  const { contactPage: page, clinic, ui } = texts;
  const { headerPhone, footerPhone, phoneNames, email, address } = clinic;
  const place = `${address.street}, ${address.locality}`;
  const maps = mapLinks(`${clinic.name}, ${place}`);
  const told = (Object.keys(ui.visit) as (keyof typeof ui.visit)[]).flatMap((field) => {
    const text = clinic.visit[field];
    return text === null ? [] : [{ title: ui.visit[field], text }];
  });
  const asked = page.ask.items.filter(({ until }) => until.some((fact) => clinic.visit[fact] === null));
  return (
    <>
      <SheetHead texts={texts} />
      <PageHead {...page} trail={trail} />
      <Split
        aside={<Hours texts={texts} />}
        before={
          <>
            <section className={styles.ways}>
              <section className={styles.first}>
                <h2>{phoneNames.header}</h2>
                <PhoneLink phone={headerPhone} />
                <Paragraph text={page.phone.text} />
                <CallButton phone={headerPhone} label={ui.calls.contact} echo />
                <CallHours clinic={clinic} />
              </section>
              {footerPhone !== headerPhone && (
                <section className={styles.second}>
                  <h2>{phoneNames.footer}</h2>
                  <PhoneLink phone={footerPhone} />
                  <Paragraph text={page.phone.other} />
                </section>
              )}
            </section>
            <section id={ADDRESS} className={styles.way}>
              <h2>{page.address.title}</h2>
              <address translate="no">{place}</address>
              <ul className={styles.actions} data-screen="">
                <li>
                  <a href={maps.google} className={pill.pill}>
                    <Icon name="map" size={20} />
                    {page.address.map}
                  </a>
                </li>
                <li>
                  <button type="button" hidden data-copy={place} className={pill.pill}>
                    <Icon name="copy" size={20} />
                    {page.address.copy}
                  </button>
                </li>
                <li>
                  <a href="/centru-rmn.vcf" className={pill.pill}>
                    <Icon name="agenda" size={20} />
                    {page.address.save}
                  </a>
                </li>
              </ul>
              <span role="status" data-copied={page.address.copied} />
              <p data-screen="">
                {`${page.address.otherMaps} `}
                <a href={maps.waze}>{page.address.waze}</a>
                {", "}
                <a href={maps.apple}>{page.address.apple}</a>
                {". "}
                <RichText text={page.address.mapNote} />
              </p>
              <Paragraph text={page.address.text} />
            </section>
            <section className={styles.way}>
              <h2>{page.email.title}</h2>
              <a href={`mailto:${email}`} translate="no">
                {email}
              </a>
              <Paragraph text={page.email.text} />
            </section>
          </>
        }
      />
      <section className={styles.before}>
        <h2>{page.before.title}</h2>
        <Paragraph text={page.before.text} />
        <MarkerList items={page.before.items} wide />
        <ClosedNote texts={texts} />
        {asked.length > 0 && (
          <>
            <h2>{page.ask.title}</h2>
            <MarkerList items={asked.map(({ text }) => text)} wide />
          </>
        )}
        <FaqAccordion items={page.questions} name="intrebari" />
        {told.length > 0 && (
          <>
            <h2>{page.visitTitle}</h2>
            <TitledTexts items={told} />
          </>
        )}
        <ReviewedDate label={ui.shell.reviewed} day={page.reviewed} />
      </section>
    </>
  );
}

/** In a paragraph: reader modes throw a bare link away, and with it the phone. */
function PhoneLink({ phone }: { phone: string }) {
  return (
    <p>
      <a href={phoneHref(phone)} className={styles.number} translate="no">
        {formatPhone(phone)}
      </a>
    </p>
  );
}

/** The week as a drawing, whether the clinic is open now, and the days on which it is not. */
function Hours({ texts: { contactPage: page, clinic, ui } }: Pick<ScreenProps, "texts">) {
  return (
    <Ticket
      stub={
        <>
          <p className={styles.hours} data-sentence="">
            {formatOpeningHours(clinic.openingHours)}
          </p>
          <ClosedDays clinic={clinic} closed={ui.hours.off} />
          <Paragraph text={page.hours.text} />
        </>
      }
    >
      <h2>{page.hours.title}</h2>
      <p className={styles.now} data-screen="">
        <OpenNow clinic={clinic} />
      </p>
      <WeekChart openingHours={clinic.openingHours} today={ui.hours.today} />
    </Ticket>
  );
}
