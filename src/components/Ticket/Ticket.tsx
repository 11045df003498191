import type { ReactNode } from "react";
import styles from "./Ticket.module.css";

/** A card of one or two halves with a perforation between them: what one pays or does, and what comes with it. */
export function Ticket({ id, children, stub }: { id?: string; children: ReactNode; stub?: ReactNode }) {
  return (
    <section id={id} className={styles.ticket}>
      {/* Reader modes throw a short `div` with a link away, and with it the heading. */}
      <section>{children}</section>
      {stub && <div className={styles.stub}>{stub}</div>}
    </section>
  );
}
