import type { BreadcrumbItem } from "../../components/Breadcrumb/Breadcrumb.tsx";
import { CallTicket } from "../../components/CallTicket/CallTicket.tsx";
import { Checklist } from "../../components/Checklist/Checklist.tsx";
import { MarkerList } from "../../components/MarkerList/MarkerList.tsx";
import { Note } from "../../components/Note/Note.tsx";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { Paragraphs } from "../../components/Paragraphs/Paragraphs.tsx";
import { PrintButton } from "../../components/PrintButton/PrintButton.tsx";
import { ReviewedDate } from "../../components/ReviewedDate/ReviewedDate.tsx";
import { RichText } from "../../components/RichText/RichText.tsx";
import { Split } from "../../components/Split/Split.tsx";
import { Steps } from "../../components/Steps/Steps.tsx";
import type { Site } from "../../lib/content/files.ts";
import styles from "./CasScreen.module.css";

interface CasScreenProps {
  site: Pick<Site, "cas" | "clinic" | "ui">;
  /** The trail to this page. */
  crumbs: readonly BreadcrumbItem[];
}

/** The guide to reimbursement; on paper only its checklist remains, on one page. */
export function CasScreen({ site: { cas, clinic, ui }, crumbs }: CasScreenProps) {
  const { headings } = cas;
  const aside = (
    <div className={styles.call}>
      <CallTicket
        title={ui.service.booking}
        text={ui.service.bookingText}
        phone={clinic.headerPhone}
        call={ui.calls.hero}
      />
    </div>
  );
  return (
    <>
      <PageHead crumbs={crumbs} crumbsLabel={ui.shell.breadcrumb} title={cas.title} lead={cas.lead} />
      <Split aside={aside}>
        <section className={styles.screenOnly}>
          <Paragraphs texts={cas.intro} />
        </section>
        <section className={styles.screenOnly}>
          <h2>{headings.conditions}</h2>
          <MarkerList items={cas.conditions} wide />
        </section>
        <section className={styles.screenOnly}>
          <h2>{headings.steps}</h2>
          <Steps items={cas.steps} />
        </section>
        <section>
          <h2>{headings.documents}</h2>
          <h3>{headings.required}</h3>
          <Checklist items={cas.requiredDocuments} />
          <h3>{headings.optional}</h3>
          <Checklist items={cas.optionalDocuments} optional />
          <PrintButton label={ui.shell.print} />
        </section>
        <div className={styles.screenOnly}>
          <Note>
            <h2>{headings.limits}</h2>
            <MarkerList items={cas.limits} ring />
          </Note>
        </div>
        <div>
          <p>
            <RichText text={cas.note} />
          </p>
          <ReviewedDate label={ui.shell.reviewed} day={cas.reviewed} />
        </div>
      </Split>
    </>
  );
}
