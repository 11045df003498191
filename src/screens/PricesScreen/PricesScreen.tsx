import type { ReactNode } from "react";
import { CallTicket } from "../../components/CallTicket/CallTicket.tsx";
import { PageHead, type ScreenProps } from "../../components/PageHead/PageHead.tsx";
import { TitledTexts } from "../../components/RichText/RichText.tsx";
import { PrintButton, ReviewedDate, SheetHead } from "../../components/Sheet/Sheet.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { formatAmount, phoneHref } from "../../lib/format.ts";
import { findAmount } from "../../lib/service-price.ts";
import styles from "./PriceTable.module.css";

/** The price list (docs/requirements.md 2.15), and after it, as a table of its own, what lies outside it. */
export function PricesScreen({ texts, trail }: ScreenProps) {
  const { pricesPage: page, prices, clinic, ui } = texts;
  const rows = prices.rows.map((row) => ({ ...row, pret: findAmount(prices, row.pret).amount }));
  const others = page.others.rows.map((row) => {
    const { amount, unit } = findAmount(prices, row.pret);
    return { ...row, pret: amount, note: unit };
  });
  return (
    <>
      <SheetHead texts={texts} />
      <PageHead {...page} trail={trail}>
        <ReviewedDate label={ui.shell.reviewed} day={prices.reviewed} />
      </PageHead>
      <Split
        before={
          <>
            <section>
              <PriceTable caption={page.tableCaption} columns={page.columns} rows={rows} />
            </section>
            <section>
              <PriceTable
                caption={<h2>{page.others.title}</h2>}
                columns={page.columns}
                rows={others}
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
        <PrintButton label={ui.shell.print} />
      </Split>
    </>
  );
}

interface PriceTableProps {
  /** Words, or the heading of the section. */
  caption: ReactNode;
  columns: { serviciu: string; pret: string };
  /** `pret` is a whole number of lei; the unit stands in the head of the column. `note` is a condition. */
  rows: readonly { serviciu: string; pret: number; href: string; note?: string | undefined }[];
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
              <td translate="no">{formatAmount(pret)}</td>
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
