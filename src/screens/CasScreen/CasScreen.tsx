import type { BreadcrumbItem } from "../../components/Breadcrumb/Breadcrumb.tsx";
import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { CallTicket } from "../../components/CallTicket/CallTicket.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { Paragraphs } from "../../components/Paragraphs/Paragraphs.tsx";
import { PrintButton } from "../../components/PrintButton/PrintButton.tsx";
import { ReviewedDate } from "../../components/ReviewedDate/ReviewedDate.tsx";
import { RichText } from "../../components/RichText/RichText.tsx";
import { SheetHead } from "../../components/SheetHead/SheetHead.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { Ticket } from "../../components/Ticket/Ticket.tsx";
import { TitledTexts } from "../../components/TitledTexts/TitledTexts.tsx";
import type { Site } from "../../content/files.ts";
import styles from "./CasScreen.module.css";
import { Steps } from "./Steps.tsx";

interface CasScreenProps {
  texts: Pick<Site, "cas" | "clinic" | "ui">;
  /** The trail to this page. */
  crumbs: readonly BreadcrumbItem[];
}

/** The guide to reimbursement, its checklist beside the text. */
export function CasScreen({ texts: { cas, clinic, ui }, crumbs }: CasScreenProps) {
  const { headings } = cas;
  return (
    <>
      <SheetHead clinic={clinic} printed={ui.sheet.printed} />
      <PageHead crumbs={crumbs} crumbsLabel={ui.shell.breadcrumb} title={cas.title} lead={cas.lead}>
        <CallButton phone={clinic.headerPhone} label={ui.calls.hero} />
        <ReviewedDate label={ui.shell.reviewed} day={cas.reviewed} />
      </PageHead>
      <Split
        before={
          <>
            <section className={styles.intro}>
              <Paragraphs texts={cas.intro} />
            </section>
            <section>
              <h2>{headings.conditions}</h2>
              <TitledTexts items={cas.conditions} />
            </section>
          </>
        }
        aside={
          <>
            <Ticket stub={<PrintButton label={ui.shell.print} />}>
              <h2>{headings.documents}</h2>
              <h3 className={styles.kind}>{headings.required}</h3>
              <TitledTexts items={cas.requiredDocuments} box="required" />
              <h3 className={styles.kind}>{headings.optional}</h3>
              <TitledTexts items={cas.optionalDocuments} box="optional" />
            </Ticket>
            <CallTicket texts={{ clinic, ui }} />
          </>
        }
      >
        <section>
          <h2>{headings.steps}</h2>
          <Steps items={cas.steps} />
        </section>
        <section>
          <h2>{headings.limits}</h2>
          <TitledTexts items={cas.limits} />
        </section>
        <p>
          <strong>
            <RichText text={cas.note} />
          </strong>
        </p>
      </Split>
    </>
  );
}
