import { CallButton } from "#components/CallButton/CallButton.tsx";
import { Card } from "#components/Card/Card.tsx";
import { Paragraph, RichText } from "#components/RichText/RichText.tsx";
import { FIXED } from "#content/fixed-texts.ts";
import type { ServicePrice } from "#content/service-price.ts";
import { ANCHORS } from "#lib/anchors.ts";
import { formatAmount, phoneHref } from "#lib/format.ts";
import { joinTerms, termsToConfirm } from "#lib/referral-terms.ts";
import { HeadingRow } from "./HeadingRow.tsx";
import { LabelledValue } from "./LabelledValue.tsx";
import styles from "./PriceCard.module.css";
import type { PriceProps } from "./service-props.ts";

/**
 * The card with the price and the reimbursement of an examination. A single price is in large type; several
 * prices are rows of a list. Further rows show the supplement for contrast, and the variant whose price is
 * told only by phone.
 */
export function PriceCard({ service, price, site }: PriceProps) {
  const { cas, clinic, referralTerms, ui } = site;
  const words = ui.service;
  const phone = clinic.headerPhone;
  const { single } = price;
  const hasRows = !single || price.extra || price.contrastIncluded;
  const toConfirm = termsToConfirm(referralTerms.items, service.slug);
  return (
    <Card
      id={ANCHORS.price}
      className={styles.card}
      details={
        service.isDecontCAS && (
          <p>
            <RichText text={cas.badgeNote} />
          </p>
        )
      }
    >
      <HeadingRow title={words.priceCard}>
        <a href="/preturi-rmn" data-no-print="">
          {words.allPrices}
        </a>
      </HeadingRow>
      {single && (
        <p className={styles.large} translate="no">
          <Amount {...single} unit={single.unit ?? (price.extra && ui.services.withoutContrast)} />
        </p>
      )}
      <div className={price.isDisputed ? styles.doubt : undefined}>
        <Paragraph text={service.price.note} />
      </div>
      {hasRows && (
        <dl className={styles.rows}>
          {!single &&
            price.amounts.map((sum) => (
              <LabelledValue key={sum.label} label={sum.label} note={sum.note} translate="no">
                <Amount {...sum} />
              </LabelledValue>
            ))}
          {price.byPhone && (
            <LabelledValue label={price.byPhone}>
              <a href={phoneHref(phone)} className={styles.byPhone} data-stretched="">
                {words.byPhone}
              </a>
            </LabelledValue>
          )}
          {price.extra && <LabelledValue label={words.withContrast}>{price.extra}</LabelledValue>}
          {price.contrastIncluded && (
            <LabelledValue label={words.contrastIncluded}>{words.included}</LabelledValue>
          )}
        </dl>
      )}
      {toConfirm.length > 0 && (
        <p className={styles.special}>
          {`${joinTerms(toConfirm)}: `}
          <a href={phoneHref(phone)}>{words.special}</a>
        </p>
      )}
      <div className={styles.call} data-no-print="">
        <CallButton phone={phone} label={FIXED.callNow} />
      </div>
    </Card>
  );
}

/** An amount with its unit, for example „765,00 lei pe segment”; the number is bold. */
const Amount = ({ amount, to, unit = "" }: ServicePrice["amounts"][number]) => (
  <>
    <b>{formatAmount(amount, to)}</b>
    {` lei${unit && ` ${unit}`}`}
  </>
);
