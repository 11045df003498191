import { ArrowLink } from "../../components/ArrowLink/ArrowLink.tsx";
import { BookingBlock } from "../../components/BookingBlock/BookingBlock.tsx";
import type { BreadcrumbItem } from "../../components/Breadcrumb/Breadcrumb.tsx";
import { InfoNotes } from "../../components/InfoNotes/InfoNotes.tsx";
import { LogoMark } from "../../components/Logo/Logo.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { ReferralTerms } from "../../components/ReferralTerms/ReferralTerms.tsx";
import { ReviewedDate } from "../../components/ReviewedDate/ReviewedDate.tsx";
import { ServiceIndex } from "../../components/ServiceIndex/ServiceIndex.tsx";
import { ServiceRow } from "../../components/ServiceIndex/ServiceRow.tsx";
import type { Site } from "../../lib/content/files.ts";
import styles from "./ServicesScreen.module.css";

/** Anchor of the list of words on referrals. */
const TERMS = "trimitere";

interface ServicesScreenProps {
  site: Site;
  /** The trail to this page. */
  crumbs: readonly BreadcrumbItem[];
}

export function ServicesScreen({ site, crumbs }: ServicesScreenProps) {
  const { clinic, infoNotes, referralTerms, servicesPage: page, ui } = site;
  return (
    <>
      <PageHead crumbs={crumbs} crumbsLabel={ui.shell.breadcrumb} title={page.title} lead={page.lead}>
        <ArrowLink href={`#${TERMS}`}>{referralTerms.title}</ArrowLink>
      </PageHead>
      <div className={styles.body}>
        <ServiceIndex
          site={site}
          headingLevel={2}
          last={
            <ServiceRow
              {...page.clinicCard}
              href="/"
              picture={<LogoMark size={72} />}
              headingLevel={2}
              labels={ui.calls}
            />
          }
        />
        <ReferralTerms id={TERMS} site={site} />
        <InfoNotes title={page.notesTitle} items={infoNotes.items} />
        <BookingBlock
          {...page.callToAction}
          phone={clinic.headerPhone}
          call={ui.calls.hero}
          link={{ label: ui.service.bookingContact, href: "/contact" }}
        />
        <ReviewedDate label={ui.shell.reviewed} day={page.reviewed} />
      </div>
    </>
  );
}
