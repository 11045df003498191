import { formatLei } from "../../lib/format.ts";
import type { Rich } from "../../lib/rich-text.ts";
import type { ServicePrice } from "../../lib/service-price.ts";
import { ArrowLink } from "../ArrowLink/ArrowLink.tsx";
import { CasBadge } from "../CasBadge/CasBadge.tsx";
import { RichText } from "../RichText/RichText.tsx";
import { Ticket } from "../Ticket/Ticket.tsx";
import styles from "./PriceCard.module.css";

interface PriceCardProps {
  price: ServicePrice;
  note: Rich;
  /** What stands beside the badge; absent when CAS does not cover the examination. */
  casNote?: Rich | undefined;
  labels: Record<
    "title" | "withContrast" | "contrast" | "included" | "allPrices" | "badge" | "conditions",
    string
  >;
}

/** Price and reimbursement of one examination: the first amount large, the others as rows. */
export function PriceCard({ price, note, casNote, labels }: PriceCardProps) {
  const [first, ...others] = price.amounts;
  const [figures, lei] = formatLei(first.amount).split("\u00a0");
  return (
    <Ticket
      stub={
        casNote && (
          <>
            <p>
              <CasBadge label={labels.badge} onArt />
            </p>
            <p>
              <RichText text={casNote} />
            </p>
            <ArrowLink href="/rmn-prin-cas">{labels.conditions}</ArrowLink>
          </>
        )
      }
    >
      <h2>{labels.title}</h2>
      {others.length > 0 && <p>{first.label}</p>}
      <p className={styles.large} translate="no">
        <b>{figures}</b>
        {` ${[lei, first.unit].filter(Boolean).join(" ")}`}
      </p>
      <dl className={styles.rows}>
        {others.map(({ label, amount }) => (
          <Row key={label} term={label} value={formatLei(amount)} />
        ))}
        {price.extra && <Row term={labels.withContrast} value={price.extra} />}
        {price.contrastIncluded && <Row term={labels.contrast} value={labels.included} />}
      </dl>
      <p>
        <RichText text={note} />
      </p>
      <ArrowLink href="/preturi-rmn">{labels.allPrices}</ArrowLink>
    </Ticket>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
