import { PlainText } from "../RichText/RichText.tsx";
import styles from "./ServiceFacts.module.css";

/** A figure of the examination; `note` is its unit or condition, `href` where it is told. */
export interface ServiceFact {
  readonly term: string;
  readonly value: string;
  readonly note?: string | undefined;
  readonly href?: string | undefined;
}

/** Figures two by two between rules; one below the other where large text leaves no room. */
export function ServiceFacts({ facts }: { facts: readonly ServiceFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value, note, href }) => (
        <div key={term}>
          <dt>{term}</dt>{" "}
          <dd>
            {href ? <a href={href}>{value}</a> : <PlainText text={value} />} {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
