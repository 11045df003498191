import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { RichText } from "../../components/RichText/RichText.tsx";
import { Ticket } from "../../components/Ticket/Ticket.tsx";
import type { Site } from "../../content/files.ts";
import { formatLei, phoneHref } from "../../lib/format.ts";
import type { Rich } from "../../lib/rich-text.ts";
import type { ServicePrice } from "../../lib/service-price.ts";
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
  texts: Pick<Site["ui"], "service" | "badge" | "calls">;
}

/** Price and reimbursement of one examination: one amount large, several as equal rows. */
export function PriceCard({ id, price, note, phone, casNote, texts }: PriceCardProps) {
  const { service: words, badge, calls } = texts;
  const [first, ...others] = price.amounts;
  const isOne = others.length === 0 && !price.byPhone;
  return (
    <Ticket
      id={id}
      stub={
        casNote && (
          <p>
            <RichText text={casNote} /> <a href="/rmn-prin-cas">{badge.conditions}</a>
          </p>
        )
      }
    >
      {/* Reader modes throw a short `div` with a link away, and with it the heading. */}
      <hgroup className={styles.title}>
        <h2>{words.priceCard}</h2>{" "}
        <p>
          <a href="/preturi-rmn">{words.allPrices}</a>
        </p>
      </hgroup>
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
                <span>{words.byPhone}</span>
                <Icon name="phone" size={22} />
              </a>
            </dd>
          </div>
        )}
        {price.extra && <Row term={words.withContrast} value={price.extra} />}
        {price.contrastIncluded && <Row term={words.contrastIncluded} value={words.included} />}
      </dl>
      <p>
        <RichText text={note} />
      </p>
      <div className={styles.call}>
        <CallButton phone={phone} label={calls.hero} />
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
