import { formatAmount } from "../../lib/format.ts";
import styles from "./PriceTable.module.css";

interface PriceTableProps {
  caption?: string;
  columns: { serviciu: string; pret: string };
  /** `pret` is a whole number of lei; the unit stands in the head of the column. `note` is a condition. */
  rows: readonly { serviciu: string; pret: number; href: string; note?: string | undefined }[];
  /** Stands below another one: the head of the columns is read, not shown. */
  isSecond?: boolean;
}

/** The price list: a real table at every width, each row a link. */
export function PriceTable({ caption, columns, rows, isSecond }: PriceTableProps) {
  return (
    <div className={styles.list}>
      <table className={isSecond ? `${styles.table} ${styles.second}` : styles.table}>
        {caption && <caption>{caption}</caption>}
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
        </tbody>
      </table>
    </div>
  );
}
