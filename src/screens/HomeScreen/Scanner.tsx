import tube from "../../assets/art/tube.svg?url";
import type { Site } from "../../content/files.ts";
import styles from "./Scanner.module.css";

/** What the drawing points at, from left to right. */
const POINTS = ["button", "light", "ears", "open", "staff"] as const;

/** The scanner they fear, with what makes it bearable pointed out. */
export function Scanner({ scanner }: { scanner: Site["home"]["visit"]["scanner"] }) {
  return (
    <figure className={styles.scanner}>
      <img src={tube} alt={scanner.alt} width={320} height={143} loading="lazy" decoding="async" />
      <ul role="list">
        {POINTS.map((point) => (
          // The item itself stays in the flow, so that copied labels do not run together.
          <li key={point}>
            <span className={styles[point]}>
              <span>{scanner[point]}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
