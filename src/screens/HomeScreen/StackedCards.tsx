import { Sign, type SignName } from "../../components/Icon/Sign.tsx";
import { Paragraph } from "../../components/RichText/RichText.tsx";
import type { Rich } from "../../lib/rich-text.ts";
import styles from "./StackedCards.module.css";

interface StackedCardsProps {
  items: readonly { id: string; sign: SignName; title: string; text: Rich }[];
}

/** Up to three cards that overlap like slices and move apart under the pointer; without one, a plain row or stack. */
export function StackedCards({ items }: StackedCardsProps) {
  return (
    <ul role="list" className={styles.deck}>
      {items.map(({ id, sign, title, text }) => (
        <li key={id}>
          <Sign name={sign} />
          <h3>{title}</h3>
          <Paragraph text={text} />
        </li>
      ))}
    </ul>
  );
}
