import { PlainText } from "#components/RichText/RichText.tsx";
import { ANCHORS } from "#lib/anchors.ts";
import { joinTerms, termsToConfirm } from "#lib/referral-terms.ts";
import styles from "./SpecialPrices.module.css";
import type { PriceProps } from "./service-props.ts";

/** How many terms the note names; the price card names all of them. */
const NAMED_FIRST = 3;

/**
 * A note in the head of the page: the price above it may not apply to referrals with certain terms, those
 * that have `confirm: true` in `content/referral-terms.yaml`. The note names the first of these terms and
 * links to the price card, which names all of them. The note is left out if the price list has another amount
 * (`isDisputed`).
 */
export function SpecialPrices({ service, site, price }: PriceProps) {
  const { special, andOthers } = site.ui.service;
  const toConfirm = termsToConfirm(site.referralTerms.items, service.slug);
  if (toConfirm.length === 0 || price.isDisputed) return null;
  const named = joinTerms(toConfirm.slice(0, NAMED_FIRST));
  return (
    <p className={styles.special} data-no-print="">
      <PlainText text={toConfirm.length > NAMED_FIRST ? `${named} ${andOthers}` : named} />
      {": "}
      <a href={`#${ANCHORS.price}`}>{special}</a>
    </p>
  );
}
