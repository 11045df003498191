import tube from "#assets/art/tube.svg?url";
import type { Site } from "#content/files.ts";
import styles from "./Scanner.module.css";

/** The labelled parts of the scanner, from left to right. */
const POINTS = ["button", "light", "ears", "open", "staff"] as const;

/** A drawing of the scanner with labels, or with a list of its parts on narrow screens. */
export const Scanner = ({ texts }: { texts: Site["home"]["visit"]["scanner"] }) => (
  <figure className={styles.scanner}>
    <img src={tube} alt={texts.alt} width={320} height={143} loading="lazy" decoding="async" />
    <ul role="list">
      {POINTS.map((point) => (
        // The `li` stays in the flow, so that copied labels do not run together; only the span is
        // positioned.
        <li key={point}>
          <span className={styles[point]}>
            <span>{texts[point]}</span>
          </span>
        </li>
      ))}
    </ul>
  </figure>
);
