import drawings from "#assets/art/reasons.svg?url";
import { Paragraph } from "#components/RichText/RichText.tsx";
import type { Site } from "#content/files.ts";
import styles from "./StackedCards.module.css";

/** The pictograms for which `reasons.svg` has a larger drawing. */
const DRAWN: readonly string[] = ["report", "call", "card"];

/** Cards like films on a light box: each one lies on the lower edge of the previous one. */
export const StackedCards = ({ cards }: { cards: Site["whyUs"]["items"] }) => (
  <div className={styles.stackedCards}>
    <ul role="list">
      {cards.map(({ id, pictogram, title, text }) => (
        <li key={id}>
          <div className={styles.film}>
            <h3>{title}</h3>
            <Paragraph text={text} />
            {DRAWN.includes(pictogram) && (
              <img src={`${drawings}#${pictogram}`} alt="" width={240} height={150} loading="lazy" />
            )}
          </div>
        </li>
      ))}
    </ul>
  </div>
);
