import styles from "./Card.module.css";

interface CardProps {
  id?: string;
  children: React.ReactNode;
  /** Content below a dashed line, on a tinted background. */
  details?: React.ReactNode;
  /** An island at the end of the card, where a change of its height moves nothing else. */
  end?: React.ReactNode;
}

/** A white card beside the text: prices, opening hours, a checklist or a legal document. */
export function Card({ id, children, details, end }: CardProps) {
  return (
    <section id={id} className={styles.card}>
      {/* A section, because reader modes remove a short `div` with a link, and its heading with it. */}
      <section>{children}</section>
      {details && <div className={styles.details}>{details}</div>}
      {end}
    </section>
  );
}
