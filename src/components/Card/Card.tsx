import styles from "./Card.module.css";

interface CardProps {
  id?: string;
  className?: string | undefined;
  children: React.ReactNode;
  /** Content below a dashed line, on a tinted background. */
  details?: React.ReactNode;
}

/** A white card beside the text: prices, opening hours, a checklist or a legal document. */
export function Card({ id, className, children, details }: CardProps) {
  return (
    <section id={id} className={className ? `${styles.card} ${className}` : styles.card}>
      {/* This is a section, because reader modes remove a short `div` that contains a link, together with its
          heading. */}
      <section>{children}</section>
      {details && <div className={styles.details}>{details}</div>}
    </section>
  );
}
