import type { Site } from "../../content/files.ts";
import type { Rich } from "../../lib/rich-text.ts";
import { CallButton } from "../CallButton/CallButton.tsx";
import { CasBadge } from "../CasBadge/CasBadge.tsx";
import { ClosedNote } from "../Hours/Hours.tsx";
import { Paragraph, RichText } from "../RichText/RichText.tsx";
import { Ticket } from "../Ticket/Ticket.tsx";

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
