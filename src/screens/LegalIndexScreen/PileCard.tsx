import type { ReactNode } from "react";
import styles from "./PileCard.module.css";

interface PileCardProps {
  /** Class of the white face, for its inner layout. */
  className: string | undefined;
  /** Holds exactly one link, which makes the whole card a target. */
  children: ReactNode;
}

/** A white card on a pile of two more; under the pointer the pile opens. */
export function PileCard({ className, children }: PileCardProps) {
  return (
    <article className={styles.pile}>
      {/* Reader modes throw a short `div` with a link away. */}
      <section className={`${styles.face} ${className}`}>{children}</section>
    </article>
  );
}
