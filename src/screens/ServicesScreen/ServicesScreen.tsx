import { ArrowLink } from "../../components/ArrowLink/ArrowLink.tsx";
import { BookingBlock } from "../../components/BookingBlock/BookingBlock.tsx";
import { LogoMark } from "../../components/Logo/Logo.tsx";
import { PageHead, type ScreenProps } from "../../components/PageHead/PageHead.tsx";
import { ReviewedDate } from "../../components/ReviewedDate/ReviewedDate.tsx";
import { ServiceIndex } from "../../components/ServiceIndex/ServiceIndex.tsx";
import { ServiceRow } from "../../components/ServiceIndex/ServiceRow.tsx";
import { TERMS } from "./anchors.ts";
import { Glance } from "./Glance.tsx";
import { InfoNotes } from "./InfoNotes.tsx";
import { ReferralTerms } from "./ReferralTerms.tsx";
import styles from "./ServicesScreen.module.css";

export function ServicesScreen({ texts, trail }: ScreenProps) {
  const { infoNotes, referralTerms, servicesPage: page, ui } = texts;
  return (
    <>
      <PageHead {...page} trail={trail}>
        <ArrowLink href={`#${TERMS}`}>{referralTerms.title}</ArrowLink>
      </PageHead>
      <div className={styles.body}>
        <ServiceIndex
          texts={texts}
          headingLevel={2}
          last={
            <ServiceRow
              {...page.clinicCard}
              href="/"
              picture={<LogoMark size={72} />}
              headingLevel={2}
              texts={ui.calls}
            />
          }
        />
        <Glance texts={texts} />
        <ReferralTerms id={TERMS} texts={texts} />
        <InfoNotes title={page.notesTitle} items={infoNotes.items} />
        <BookingBlock {...page.callToAction} texts={texts} />
        <ReviewedDate label={ui.shell.reviewed} day={page.reviewed} />
      </div>
    </>
  );
}
