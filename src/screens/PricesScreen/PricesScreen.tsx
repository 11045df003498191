import type { ReactNode } from "react";
import { CallTicket } from "../../components/CallTicket/CallTicket.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { TitledTexts } from "../../components/RichText/RichText.tsx";
import { PrintButtonPlace, ReviewedDate } from "../../components/Sheet/Sheet.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { formatAmount, formatLei, phoneHref } from "../../lib/format.ts";
import { servicePath } from "../../lib/routes.ts";
import { findAmount, servicePrice } from "../../lib/service-price.ts";
import type { ScreenProps } from "../screen-props.ts";
import styles from "./PriceTable.module.css";

/** The price list (docs/requirements.md 2.15), and after it, as a table of its own, what lies outside it. */
export function PricesScreen({ texts, trail }: ScreenProps) {
  const { pricesPage: page, prices, services, clinic, ui } = texts;
  const shown = ({ pret, ...row }: (typeof prices.rows)[number]) => {
    const { amount, to, unit } = findAmount(prices, pret);
    const service = services.find(({ slug }) => servicePath(slug) === row.href);
    const [own] = service ? servicePrice(service, prices).amounts : [];
    // The examination's page has another amount for it: who reads one learns of the other.
    const isOther = own && !service?.price.amounts.includes(pret);
    const note = isOther ? `${page.elsewhere} ${formatLei(own.amount, own.to)}` : unit;
    return { ...row, pret: formatAmount(amount, to), note };
  };
  return (
    <>
      <PageHead {...page} trail={trail}>
        <ReviewedDate label={ui.shell.reviewed} day={prices.reviewed} />
        <PrintButtonPlace label={ui.shell.print} />
      </PageHead>
      <Split
        before={
          <>
            <section>
              <PriceTable caption={page.tableCaption} columns={page.columns} rows={prices.rows.map(shown)} />
            </section>
            <section>
              <PriceTable
                caption={<h2>{page.others.title}</h2>}
                columns={page.columns}
                rows={page.others.rows.map(shown)}
                byPhone={{
                  serviciu: page.others.byPhone,
                  pret: ui.service.byPhone,
                  phone: clinic.headerPhone,
                }}
              />
            </section>
          </>
        }
        aside={<CallTicket texts={texts} cas={page.cas.text} />}
      >
        <section>
          <h2>{page.notesTitle}</h2>
          <TitledTexts items={page.notes} />
        </section>
      </Split>
    </>
  );
}

interface PriceTableProps {
  /** Words, or the heading of the section. */
  caption: ReactNode;
  columns: { serviciu: string; pret: string };
  /** `pret` is written without its unit, which stands in the head of the column. `note` is a condition. */
  rows: readonly { serviciu: string; pret: string; href: string; note?: string | undefined }[];
  /** A last row, whose price is told by telephone: the words in the price's place call the number. */
  byPhone?: { serviciu: string; pret: string; phone: string };
}

/** The price list: a real table at every width, each row a link. */
function PriceTable({ caption, columns, rows, byPhone }: PriceTableProps) {
  return (
    <div className={styles.list}>
      <table className={styles.table}>
        <caption>{caption}</caption>
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
                <a href={href} data-cover="">
                  {serviciu}
                </a>{" "}
                {note && <small>{note}</small>}
              </th>
              <td translate="no">{pret}</td>
            </tr>
          ))}
          {byPhone && (
            <tr>
              <th scope="row">
                <b>{byPhone.serviciu}</b>
              </th>
              <td>
                <a href={phoneHref(byPhone.phone)}>{byPhone.pret}</a>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
