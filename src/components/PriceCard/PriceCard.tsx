import { formatLei, phoneHref } from "../../lib/format.ts";
import type { Rich } from "../../lib/rich-text.ts";
import type { ServicePrice } from "../../lib/service-price.ts";
import { CallButton } from "../CallButton/CallButton.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { RichText } from "../RichText/RichText.tsx";
import { Ticket } from "../Ticket/Ticket.tsx";
import styles from "./PriceCard.module.css";

interface PriceCardProps {
  /** Anchor of the card. */
  id: string;
  price: ServicePrice;
  note: Rich;
  /** The number for bookings, national form. */
  phone: string;
  /** What stands about the reimbursement; absent when CAS does not cover the examination. */
  casNote?: Rich | undefined;
  labels: Record<
    "title" | "withContrast" | "contrast" | "included" | "byPhone" | "allPrices" | "conditions" | "call",
    string
  >;
}

/** Price and reimbursement of one examination: one amount large, several as equal rows. */
export function PriceCard({ id, price, note, phone, casNote, labels }: PriceCardProps) {
  const [first, ...others] = price.amounts;
  const isOne = others.length === 0 && !price.byPhone;
  return (
    <Ticket
      id={id}
      stub={
        casNote && (
          <p>
            <RichText text={casNote} /> <a href="/rmn-prin-cas">{labels.conditions}</a>
          </p>
        )
      }
    >
      <div className={styles.title}>
        <h2>{labels.title}</h2> <a href="/preturi-rmn">{labels.allPrices}</a>
      </div>
      {isOne && (
        <p className={styles.large} translate="no">
          <Amount lei={first.amount} /> {first.unit}
        </p>
      )}
      <dl className={styles.rows}>
        {!isOne &&
          price.amounts.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>{" "}
              <dd translate="no">
                <Amount lei={amount} />
              </dd>
            </div>
          ))}
        {price.byPhone && (
          <div>
            <dt>{price.byPhone}</dt>{" "}
            <dd>
              <a href={phoneHref(phone)} className={styles.byPhone}>
                <span>{labels.byPhone}</span>
                <Icon name="phone" size={22} />
              </a>
            </dd>
          </div>
        )}
        {price.extra && <Row term={labels.withContrast} value={price.extra} />}
        {price.contrastIncluded && <Row term={labels.contrast} value={labels.included} />}
      </dl>
      <p>
        <RichText text={note} />
      </p>
      <div className={styles.call}>
        <CallButton phone={phone} label={labels.call} />
      </div>
    </Ticket>
  );
}

/** „765,00 lei”, the figures strong. */
function Amount({ lei }: { lei: number }) {
  const [figures, unit] = formatLei(lei).split("\u00a0");
  return (
    <>
      <b>{figures}</b> {unit}
    </>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt> <dd>{value}</dd>
    </div>
  );
}
