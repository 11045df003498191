import type { ReactNode } from "react";
import type { Site } from "../../content/files.ts";
import type { Rich } from "../../lib/rich-text.ts";
import { CallButton } from "../CallButton/CallButton.tsx";
import { CasBadge } from "../CasBadge/CasBadge.tsx";
import { ClosedNotePlace } from "../Hours/Hours.tsx";
import { Paragraph, RichText } from "../RichText/RichText.tsx";
import styles from "./Ticket.module.css";

interface TicketProps {
  id?: string;
  children: ReactNode;
  stub?: ReactNode;
  end?: ReactNode;
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
      end={<ClosedNotePlace texts={texts} />}
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
    </Ticket>
  );
}
