import { BookingBlock } from "#components/BookingBlock/BookingBlock.tsx";
import { Card } from "#components/Card/Card.tsx";
import { CasBadge } from "#components/CasBadge/CasBadge.tsx";
import { PageHead } from "#components/PageHead/PageHead.tsx";
import { PrintButton } from "#components/PrintButton/PrintButton.tsx";
import { ReviewedDate } from "#components/ReviewedDate/ReviewedDate.tsx";
import { RichText } from "#components/RichText/RichText.tsx";
import { TitledTexts } from "#components/TitledTexts/TitledTexts.tsx";
import type { PriceRow } from "#content/entities.ts";
import { serviceAt } from "#content/routes.ts";
import { findAmount, servicePrice } from "#content/service-price.ts";
import { formatAmount, formatLei, phoneHref } from "#lib/format.ts";
import type { ScreenProps } from "../screen-props.ts";
import { PriceSlices } from "./PriceSlices.tsx";
import styles from "./PricesScreen.module.css";

/**
 * The price list (docs/requirements.md 2.15), followed by a second table for prices that are not in this
 * list.
 */
export function PricesScreen({ site, trail }: ScreenProps) {
  const { pricesPage: page, prices, clinic, ui } = site;
  return (
    <>
      <PageHead {...page} trail={trail} figure={<PriceSlices {...site} />} standsOnEdge />
      <div className={styles.body}>
        <section className={styles.list}>
          <PriceTable title={page.tableTitle} site={site} rows={priceRows(site, prices.rows)} />
          <p className={styles.note}>{page.tableNote}</p>
        </section>
        <div className={styles.column}>
          <section className={styles.list}>
            <PriceTable title={page.others.title} site={site} rows={priceRows(site, page.others.rows)}>
              <tr>
                <th scope="row">
                  <b>{page.others.byPhone}</b>
                </th>
                <td>
                  <a href={phoneHref(clinic.headerPhone)}>{ui.service.byPhone}</a>
                </td>
              </tr>
            </PriceTable>
            <p className={styles.print} data-no-print="">
              <PrintButton label={ui.shell.print} />
            </p>
          </section>
          <Card className={styles.cas}>
            <CasBadge />
            <p>
              <RichText text={page.cas.text} />
            </p>
          </Card>
        </div>
        <BookingBlock site={site} />
      </div>
      <section className={styles.notes}>
        <h2>{page.notesTitle}</h2>
        <TitledTexts items={page.notes} />
        <ReviewedDate label={ui.shell.reviewed} day={prices.reviewed} />
      </section>
    </>
  );
}

type Site = ScreenProps["site"];

interface LinkedPriceRow extends PriceRow {
  readonly href: string;
  /** A small text beside or below the name: another price of the examination, or the unit and the note of the price. */
  readonly note?: string | undefined;
}

/** Converts the price rows of the content, which name amounts by id, to rows with the formatted amounts. */
const priceRows = (site: Site, rows: Site["prices"]["rows"]): readonly LinkedPriceRow[] =>
  rows.map(({ serviciu, pret, href }) => {
    const { prices, services, pricesPage } = site;
    const { amount, to, unit, note: about } = findAmount(prices, pret);
    const service = serviceAt(href, services);
    const [own] = service ? servicePrice(service, prices).amounts : [];
    // If the page of the examination shows another amount than this row, the note names that amount.
    const isOther = own && !service?.price.amounts.includes(pret);
    const other = isOther && `${pricesPage.elsewhere} ${formatLei(own.amount, own.to)}`;
    const note = [other || unit, about].filter(Boolean).join(", ");
    return { serviciu, pret: formatAmount(amount, to), href, note };
  });

interface PriceTableProps extends Pick<ScreenProps, "site"> {
  /** The heading of the section; it is the caption of the table. */
  title: string;
  rows: readonly LinkedPriceRow[];
  /** A last row for an examination without a published price. */
  children?: React.ReactNode;
}

/** A price table. It stays a table at every width, and each row is a link. */
function PriceTable({ title, site, rows, children }: PriceTableProps) {
  const { columns } = site.pricesPage;
  return (
    <table className={styles.table}>
      <caption>
        <h2>{title}</h2>
      </caption>
      <thead>
        <tr>
          <th scope="col">{columns.serviciu}</th>
          <th scope="col">{columns.pret}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ serviciu, pret, href, note }) => (
          <tr key={serviciu}>
            <th scope="row">
              <a href={href} data-stretched="">
                {serviciu}
              </a>{" "}
              {note && <small>{note}</small>}
            </th>
            <td translate="no">{pret}</td>
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  );
}
