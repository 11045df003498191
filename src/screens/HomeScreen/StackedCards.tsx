import { Pictogram } from "#components/Icon/Icon.tsx";
import { Paragraph } from "#components/RichText/RichText.tsx";
import type { Site } from "#content/files.ts";
import styles from "./StackedCards.module.css";

/** Cards that slide over each other like slices while the page scrolls. */
export const StackedCards = ({ cards }: { cards: Site["whyUs"]["items"] }) => (
  <div className={styles.stackedCards}>
    <ul role="list">
      {cards.map(({ id, pictogram, title, text }) => (
        <li key={id}>
          <Pictogram name={pictogram} size={40} />
          <h3>{title}</h3>
          <Paragraph text={text} />
        </li>
      ))}
    </ul>
  </div>
);
