import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { CallHours } from "../../components/OpenNow/OpenNow.tsx";
import { Paragraph, RichText } from "../../components/RichText/RichText.tsx";
import { Ticket } from "../../components/Ticket/Ticket.tsx";
import { formatLei, phoneHref } from "../../lib/format.ts";
import type { ServicePrice } from "../../lib/service-price.ts";
import styles from "./PriceCard.module.css";
import { ANCHORS, type ServiceProps } from "./props.ts";

interface PriceCardProps extends ServiceProps {
  price: ServicePrice;
}

/** Price and reimbursement of one examination: one amount large, several as equal rows. */
export function PriceCard({ service, price, texts: { cas, clinic, ui } }: PriceCardProps) {
  const { service: words, badge, calls } = ui;
  const phone = clinic.headerPhone;
  const [first, ...others] = price.amounts;
  const isOne = others.length === 0 && !price.byPhone;
  return (
    <Ticket
      id={ANCHORS.price}
      stub={
        service.isDecontCAS && (
          <p>
            <RichText text={cas.badgeNote} /> <a href="/rmn-prin-cas">{badge.conditions}</a>
          </p>
        )
      }
    >
      {/* Reader modes throw a short `div` with a link away, and with it the heading. */}
      <hgroup className={styles.title}>
        <h2>{words.priceCard}</h2>{" "}
        <p>
          <a href="/preturi-rmn" data-screen="">
            {words.allPrices}
          </a>
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
            <Row key={label} term={label} translate="no">
              <Amount lei={amount} />
            </Row>
          ))}
        {price.byPhone && (
          <Row term={price.byPhone}>
            <a href={phoneHref(phone)} className={styles.byPhone} data-cover="">
              <span>{words.byPhone}</span>
              <Icon name="phone" size={22} />
            </a>
          </Row>
        )}
        {price.extra && <Row term={words.withContrast}>{price.extra}</Row>}
        {price.contrastIncluded && <Row term={words.contrastIncluded}>{words.included}</Row>}
      </dl>
      <Paragraph text={service.price.note} />
      <div className={styles.call} data-screen="">
        <CallButton phone={phone} label={calls.hero} />
        <CallHours clinic={clinic} />
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

function Row({ term, ...value }: { term: string } & React.ComponentProps<"dd">) {
  return (
    <div>
      <dt>{term}</dt> <dd {...value} />
    </div>
  );
}
