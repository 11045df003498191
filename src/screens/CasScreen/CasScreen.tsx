import { BookingBlock } from "#components/BookingBlock/BookingBlock.tsx";
import { CallButton } from "#components/CallButton/CallButton.tsx";
import { Card } from "#components/Card/Card.tsx";
import { CallHours } from "#components/Hours/Hours.tsx";
import checklist from "#components/MarkerList/Checklist.module.css";
import { PageHead } from "#components/PageHead/PageHead.tsx";
import passage from "#components/Passage/Passage.module.css";
import { Photos } from "#components/Photos/Photos.tsx";
import { PrintButton } from "#components/PrintButton/PrintButton.tsx";
import { ReviewedDate } from "#components/ReviewedDate/ReviewedDate.tsx";
import { Paragraph, Paragraphs, RichText } from "#components/RichText/RichText.tsx";
import { TitledTexts } from "#components/TitledTexts/TitledTexts.tsx";
import { TwoColumns } from "#components/TwoColumns/TwoColumns.tsx";
import { FIXED } from "#content/fixed-texts.ts";
import type { PhotoProps, ScreenProps } from "../screen-props.ts";
import { Door, Papers } from "./CasDrawings.tsx";
import styles from "./CasScreen.module.css";

/** Class of a list with boxes to tick, on the screen and on paper. */
const required = `${checklist.boxes} ${styles.boxes}`;

/** The guide to reimbursement, with a checklist beside the text. A thread joins its parts in their order. */
export function CasScreen({ site, trail, photos }: ScreenProps & PhotoProps) {
  const { cas, clinic, ui } = site;
  const { headings } = cas;
  return (
    <>
      <PageHead {...cas} trail={trail} figure={<Papers />} standsOnEdge>
        <CallButton phone={clinic.headerPhone} label={FIXED.callNow} />
        <CallHours site={site} />
      </PageHead>
      <div className={styles.thread}>
        <TwoColumns
          beforeCards={
            <>
              <section className={passage.passage} data-no-print="">
                <Paragraphs texts={cas.intro} />
              </section>
              <section>
                <h2 className={styles.knot}>{cas.payment.title}</h2>
                <Paragraph text={cas.payment.text} />
              </section>
              <section>
                <h2 className={styles.knot}>{headings.conditions}</h2>
                <TitledTexts items={cas.conditions} />
              </section>
            </>
          }
          aside={
            <>
              <Card details={<PrintButton label={ui.shell.print} />}>
                <h2>{headings.documents}</h2>
                <h3 className={styles.kind}>{headings.required}</h3>
                <TitledTexts items={cas.requiredDocuments} className={required} />
                <h3 className={styles.kind}>{headings.optional}</h3>
                <TitledTexts items={cas.optionalDocuments} className={`${required} ${styles.optional}`} />
              </Card>
              <BookingBlock site={site} />
            </>
          }
        >
          <section>
            <h2 className={styles.knot}>{headings.steps}</h2>
            <ol className={styles.steps}>
              {cas.steps.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <Paragraph text={text} />
                </li>
              ))}
            </ol>
            <Photos photos={photos} subject="intrare" />
          </section>
          <section>
            <h2 className={styles.knot}>{headings.limits}</h2>
            <TitledTexts items={cas.limits} />
          </section>
          <section className={styles.end}>
            <Door />
            <div>
              <p>
                <strong>
                  <RichText text={cas.note} />
                </strong>
              </p>
              <ReviewedDate label={ui.shell.reviewed} day={cas.reviewed} />
            </div>
          </section>
        </TwoColumns>
      </div>
    </>
  );
}
