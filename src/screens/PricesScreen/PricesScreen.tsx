import { ArrowLink } from "../../components/ArrowLink/ArrowLink.tsx";
import type { BreadcrumbItem } from "../../components/Breadcrumb/Breadcrumb.tsx";
import { CallTicket } from "../../components/CallTicket/CallTicket.tsx";
import { MarkerList } from "../../components/MarkerList/MarkerList.tsx";
import { Note } from "../../components/Note/Note.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { PriceTable } from "../../components/PriceTable/PriceTable.tsx";
import { PrintButton } from "../../components/PrintButton/PrintButton.tsx";
import { ReviewedDate } from "../../components/ReviewedDate/ReviewedDate.tsx";
import { RichText } from "../../components/RichText/RichText.tsx";
import { Split } from "../../components/Split/Split.tsx";
import type { Site } from "../../lib/content/files.ts";
import { findAmount } from "../../lib/service-price.ts";
import styles from "./PricesScreen.module.css";

interface PricesScreenProps {
  site: Pick<Site, "pricesPage" | "prices" | "clinic" | "ui">;
  /** The trail to this page. */
  crumbs: readonly BreadcrumbItem[];
}

/** The price list (spec.md §2, §9). */
export function PricesScreen({ site, crumbs }: PricesScreenProps) {
  const { pricesPage: page, prices, clinic, ui } = site;
  const rows = prices.rows.map((row) => ({ ...row, pret: findAmount(prices, row.pret).amount }));
  const aside = (
    <CallTicket
      title={ui.service.booking}
      text={ui.service.bookingText}
      phone={clinic.headerPhone}
      call={ui.calls.hero}
      stub={{
        badge: ui.badge.cas,
        text: page.cas.text,
        link: { href: "/rmn-prin-cas", label: ui.badge.conditions },
      }}
    />
  );
  return (
    <>
      <PageHead crumbs={crumbs} crumbsLabel={ui.shell.breadcrumb} title={page.title} lead={page.lead} />
      <Split aside={aside}>
        <section>
          <PriceTable caption={page.tableCaption} columns={page.columns} rows={rows} />
          <PrintButton label={ui.shell.print} />
        </section>
        <section className={styles.others}>
          <h2>{page.otherServices.title}</h2>
          <p>
            <RichText text={page.otherServices.text} />
          </p>
          <p className={styles.links}>
            {page.otherServices.links.map(({ href, label }) => (
              <ArrowLink key={href} href={href}>
                {label}
              </ArrowLink>
            ))}
          </p>
        </section>
        <Note>
          <MarkerList items={page.notes} ring headingLevel={2} />
        </Note>
        <ReviewedDate label={ui.shell.reviewed} day={prices.reviewed} />
      </Split>
    </>
  );
}
