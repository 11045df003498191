import styles from "./Ticket.module.css";

interface TicketProps {
  id?: string;
  children: React.ReactNode;
  stub?: React.ReactNode;
  end?: React.ReactNode;
}

/** What one pays or does; below a perforation what comes with it; at the end what a script adds, where it moves nothing. */
export function Ticket({ id, children, stub, end }: TicketProps) {
  return (
    <section id={id} className={styles.ticket}>
      {/* Reader modes throw a short `div` with a link away, and with it the heading. */}
      <section>{children}</section>
      {stub && <div className={styles.stub}>{stub}</div>}
      {end}
    </section>
  );
}
