import type { ReactNode } from "react";
import type { Site } from "../../content/files.ts";
import type { Rich } from "../../lib/rich-text.ts";
import { CallButton } from "../CallButton/CallButton.tsx";
import { CasBadge } from "../CasBadge/CasBadge.tsx";
import { ClosedNote } from "../Hours/Hours.tsx";
import { Paragraph, RichText } from "../RichText/RichText.tsx";
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

interface CallTicketProps {
  texts: Pick<Site, "clinic" | "ui">;
  /** What stands below the perforation: reimbursement. */
  cas?: Rich;
}

/** The card beside a text: call us, and where the reimbursement is explained. */
export function CallTicket({ texts, cas }: CallTicketProps) {
  const { clinic, ui } = texts;
  return (
    <Ticket
      stub={
        cas && (
          <>
            <p>
              <CasBadge label={ui.badge.cas} />
            </p>
            <p>
              <RichText text={cas} /> <a href="/rmn-prin-cas">{ui.badge.conditions}</a>
            </p>
          </>
        )
      }
    >
      <h2>{ui.service.booking}</h2>
      <Paragraph text={ui.service.bookingText} />
      <CallButton phone={clinic.headerPhone} label={ui.calls.hero} />
      <ClosedNote texts={texts} />
    </Ticket>
  );
}
