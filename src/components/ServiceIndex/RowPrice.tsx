import { formatAmount } from "../../lib/format.ts";
import type { ServicePrice } from "../../lib/service-price.ts";
import styles from "./RowPrice.module.css";

interface RowPriceProps {
  price: ServicePrice;
  texts: { withoutContrast: string; contrastIncluded: string };
}

/**
 * Every sum of an examination with what it is for. Of several, the highest stands first: nobody shall take the lowest
 * one for the price of both knees.
 */
export function RowPrice({ price, texts }: RowPriceProps) {
  const several = price.amounts.length > 1;
  const condition = price.contrastIncluded ? texts.contrastIncluded : price.extra && texts.withoutContrast;
  return (
    <p className={styles.price} data-several={several || undefined}>
      {price.amounts
        .toSorted((a, b) => b.amount - a.amount)
        .map(({ id, label, unit, amount }) => (
          <span key={id}>
            <small>{several ? `${label}:` : (unit ?? condition)}</small>{" "}
            <span>
              <b>{formatAmount(amount)}</b>&nbsp;lei{" "}
            </span>
          </span>
        ))}
    </p>
  );
}
