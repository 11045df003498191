import { PlainText } from "../RichText/RichText.tsx";
import styles from "./ServiceFacts.module.css";

/** A figure of the examination; `note` is its unit or condition. */
export interface ServiceFact {
  readonly term: string;
  readonly value: string;
  readonly note?: string | undefined;
}

/** Three figures in one row, the parts of each on common lines; a fourth runs on below. */
export function ServiceFacts({ facts }: { facts: readonly ServiceFact[] }) {
  return (
    <div className={styles.frame}>
      <dl className={styles.facts}>
        {facts.map(({ term, value, note }) => (
          <div key={term}>
            <dt>{term}</dt>{" "}
            <dd>
              <span>
                <PlainText text={value} />
              </span>{" "}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
