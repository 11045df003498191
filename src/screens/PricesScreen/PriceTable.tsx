import type { ReactNode } from "react";
import { formatAmount, phoneHref } from "../../lib/format.ts";
import styles from "./PriceTable.module.css";

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
export function PriceTable({ caption, columns, rows, byPhone }: PriceTableProps) {
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
                <a href={href}>{serviciu}</a> {note && <small>{note}</small>}
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
