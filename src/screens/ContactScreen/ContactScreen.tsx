import type { BreadcrumbItem } from "../../components/Breadcrumb/Breadcrumb.tsx";
import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { MarkerList } from "../../components/MarkerList/MarkerList.tsx";
import { OpenNow } from "../../components/OpenNow/OpenNow.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { ReviewedDate } from "../../components/ReviewedDate/ReviewedDate.tsx";
import { RichText } from "../../components/RichText/RichText.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { Ticket } from "../../components/Ticket/Ticket.tsx";
import { VisitFacts } from "../../components/VisitFacts/VisitFacts.tsx";
import { WeekChart } from "../../components/WeekChart/WeekChart.tsx";
import type { Site } from "../../lib/content/files.ts";
import { formatDays, formatPhone, phoneHref } from "../../lib/format.ts";
import { mapLinks } from "../../lib/map-links.ts";
import { formatOpeningHours } from "../../lib/opening-hours.ts";
import styles from "./ContactScreen.module.css";

interface ContactScreenProps {
  site: Pick<Site, "contactPage" | "clinic" | "ui">;
  /** The trail to this page. */
  crumbs: readonly BreadcrumbItem[];
}

/** How to reach the clinic: the number first, large enough to read at arm's length. */
export function ContactScreen({ site, crumbs }: ContactScreenProps) {
  const { contactPage: page, clinic, ui } = site;
  const { footerPhone: phone, email, address, openingHours } = clinic;
  const place = `${address.street}, ${address.locality}`;
  const maps = mapLinks(`${clinic.name}, ${place}`);
  const aside = (
    <Ticket
      stub={
        <>
          <p className={styles.hours}>{formatOpeningHours(openingHours)}</p>
          <p>
            <OpenNow />
          </p>
          <p>
            <RichText text={page.hours.text} />
          </p>
          {clinic.closingDays.map((days) => (
            <p key={days.from}>{`${ui.footer.closed}: ${formatDays(days)}`}</p>
          ))}
        </>
      }
    >
      <h2>{page.hours.title}</h2>
      <WeekChart openingHours={openingHours} />
    </Ticket>
  );
  return (
    <>
      <PageHead crumbs={crumbs} crumbsLabel={ui.shell.breadcrumb} title={page.title} lead={page.lead} />
      <Split
        aside={aside}
        before={
          <>
            <section className={styles.way}>
              <h2>{clinic.phoneNames.footer}</h2>
              <a href={phoneHref(phone)} className={styles.number} translate="no">
                {formatPhone(phone)}
              </a>
              <p>
                <RichText text={page.phone.text} />
              </p>
              {clinic.headerPhone !== phone && (
                <p>
                  {`${clinic.phoneNames.header}: `}
                  <a href={phoneHref(clinic.headerPhone)} translate="no">
                    {formatPhone(clinic.headerPhone)}
                  </a>
                </p>
              )}
              <CallButton phone={phone} label={ui.calls.contact} echo />
            </section>
            <div className={styles.ways}>
              <section>
                <h2>{page.email.title}</h2>
                <a href={`mailto:${email}`} translate="no">
                  {email}
                </a>
                <p>
                  <RichText text={page.email.text} />
                </p>
              </section>
              <section>
                <h2>{page.address.title}</h2>
                <address translate="no">{place}</address>
                <p>
                  <RichText text={page.address.text} />
                </p>
                <ul className={styles.actions}>
                  <li>
                    <a href={maps.google}>{page.address.map}</a>
                  </li>
                  <li>
                    <a href={maps.waze}>{page.address.waze}</a>
                  </li>
                  <li>
                    <a href={maps.apple}>{page.address.apple}</a>
                  </li>
                  <li>
                    <a href="/centru-rmn.vcf">{page.address.save}</a>
                  </li>
                </ul>
                <p className={styles.copying}>
                  <button type="button" hidden data-copy={place}>
                    {page.address.copy}
                  </button>{" "}
                  <span role="status" data-copied={page.address.copied} />
                </p>
                <p>
                  <RichText text={page.address.mapNote} />
                </p>
              </section>
            </div>
          </>
        }
      />
      <section className={styles.before}>
        <h2>{page.before.title}</h2>
        <MarkerList items={page.before.items} wide />
        <VisitFacts title={page.visitTitle} facts={clinic.visit} labels={ui.visit} />
        <ReviewedDate label={ui.shell.reviewed} day={page.reviewed} />
      </section>
    </>
  );
}
