import type { Rich } from "../../lib/rich-text.ts";
import { RichText } from "../RichText/RichText.tsx";
import styles from "./StackedCards.module.css";

interface StackedCardsProps {
  items: readonly { id: string; title: string; text: Rich }[];
}

/** Up to three cards that overlap like slices and move apart under the pointer; without one, a plain row or stack. */
export function StackedCards({ items }: StackedCardsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver.
    <ul role="list" className={styles.deck}>
      {items.map(({ id, title, text }, index) => (
        <li key={id}>
          <Slices read={index} />
          <h3>{title}</h3>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Three slices seen from the side; the one that is read is copper. */
function Slices({ read }: { read: number }) {
  return (
    <svg width={96} height={80} aria-hidden="true">
      {[2, 1, 0].map((slice) => (
        <g
          key={slice}
          transform={`translate(48 ${17 + slice * 23})`}
          className={slice === read ? styles.read : undefined}
        >
          <ellipse rx="46" ry="15" />
          {slice === read && (
            <>
              <ellipse rx="27" ry="8.5" />
              <ellipse rx="11" ry="3.2" />
            </>
          )}
        </g>
      ))}
    </svg>
  );
}
