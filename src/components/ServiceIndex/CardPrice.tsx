import type { Site } from "#content/files.ts";
import type { ServicePrice } from "#content/service-price.ts";
import { formatAmount } from "#lib/format.ts";
import styles from "./CardPrice.module.css";

interface CardPriceProps {
  className: string | undefined;
  /** Whether the label is below the amount, at the end of the line, instead of beside it. */
  isStacked?: boolean;
  price: ServicePrice;
  ui: Site["ui"];
}

/**
 * Shows every price of an examination with its label. A variant whose price is given by phone only is also
 * listed, without an amount.
 */
export function CardPrice({ className, isStacked, price, ui }: CardPriceProps) {
  const { single, extra, contrastIncluded } = price;
  const { contrastIncluded: included, withoutContrast } = ui.services;
  const condition = contrastIncluded ? included : extra && withoutContrast;
  return (
    <p className={`${styles.price} ${isStacked ? styles.stacked : styles.list} ${className}`}>
      {price.amounts.map(({ id, label, unit, amount, to }) => (
        <span key={id}>
          <small>{single ? (unit ?? condition) : `${label}:`}</small>{" "}
          <span>
            <b>{formatAmount(amount, to)}</b>
            {`\u00a0lei${unit && !single ? ` ${unit}` : ""} `}
          </span>
        </span>
      ))}
      {price.byPhone && (
        <span>
          <small>{price.byPhone}:</small> <b>{ui.service.byPhone}</b>{" "}
        </span>
      )}
    </p>
  );
}
