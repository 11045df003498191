import type { ReactNode } from "react";
import type { Rich } from "../../lib/rich-text.ts";
import { CallButton } from "../CallButton/CallButton.tsx";
import { CasBadge } from "../CasBadge/CasBadge.tsx";
import { RichText } from "../RichText/RichText.tsx";
import { Ticket } from "../Ticket/Ticket.tsx";

interface CallTicketProps {
  title: string;
  text: Rich;
  /** National number, as in the content. */
  phone: string;
  /** What the call button says. */
  call: string;
  /** What helps while the clinic is closed. */
  closed: ReactNode;
  /** The half below the perforation: reimbursement. */
  stub?: { badge: string; text: Rich; link: { label: string; href: string } };
}

/** The card beside a text: call us, and where the reimbursement is explained. */
export function CallTicket({ title, text, phone, call, closed, stub }: CallTicketProps) {
  return (
    <Ticket
      stub={
        stub && (
          <>
            <p>
              <CasBadge label={stub.badge} />
            </p>
            <p>
              <RichText text={stub.text} /> <a href={stub.link.href}>{stub.link.label}</a>
            </p>
          </>
        )
      }
    >
      <h2>{title}</h2>
      <p>
        <RichText text={text} />
      </p>
      <CallButton phone={phone} label={call} />
      {closed}
    </Ticket>
  );
}
