import { BookingBlock } from "../../components/BookingBlock/BookingBlock.tsx";
import type { BreadcrumbItem } from "../../components/Breadcrumb/Breadcrumb.tsx";
import { ClinicCard } from "../../components/ClinicCard/ClinicCard.tsx";
import { InfoNotes } from "../../components/InfoNotes/InfoNotes.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { ReviewedDate } from "../../components/ReviewedDate/ReviewedDate.tsx";
import { ServiceCards } from "../../components/ServiceCard/ServiceCards.tsx";
import type { Site } from "../../lib/content/files.ts";
import styles from "./ServicesScreen.module.css";

interface ServicesScreenProps {
  site: Site;
  /** The trail to this page. */
  crumbs: readonly BreadcrumbItem[];
}

export function ServicesScreen({ site, crumbs }: ServicesScreenProps) {
  const { clinic, infoNotes, services, servicesPage: page, ui } = site;
  return (
    <>
      <PageHead crumbs={crumbs} crumbsLabel={ui.shell.breadcrumb} title={page.title} lead={page.lead} />
      <div className={styles.body}>
        <ServiceCards services={services} ui={ui} headingLevel={2}>
          <ClinicCard
            {...page.clinicCard}
            href="/"
            more={ui.calls.more}
            about={`${ui.calls.moreAbout} ${page.clinicCard.title}`}
          />
        </ServiceCards>
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
