import { formatAmount } from "../../lib/format.ts";
import styles from "./PriceTable.module.css";

interface PriceTableProps {
  caption: string;
  columns: { serviciu: string; pret: string };
  /** `pret` is a whole number of lei; the unit stands in the head of the column. */
  rows: readonly { serviciu: string; pret: number; href: string }[];
}

/** The price list: a real table at every width. */
export function PriceTable({ caption, columns, rows }: PriceTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.serviciu}</th>
          <th scope="col">{columns.pret}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ serviciu, pret, href }) => (
          <tr key={serviciu}>
            <th scope="row">
              <a href={href}>{serviciu}</a>
            </th>
            <td translate="no">{formatAmount(pret)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
