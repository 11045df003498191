import { Checklist } from "#components/MarkerList/Checklist.tsx";
import passage from "#components/Passage/Passage.module.css";
import { Paragraph, Paragraphs } from "#components/RichText/RichText.tsx";
import { ANCHORS } from "#lib/anchors.ts";
import { Detail } from "./Detail.tsx";
import styles from "./Details.module.css";
import type { ServiceProps } from "./service-props.ts";

/** Disclosures about what to bring, what to take off, and claustrophobia. */
export function VisitDetails({ service, site: { safety, ui } }: ServiceProps) {
  const { service: words, previews } = ui;
  return (
    <div className={styles.visit}>
      <Detail id={ANCHORS.bring} heading="h2" title={words.bring} preview={previews.bring}>
        <Checklist items={[...safety.bring, ...service.bring]} isWide />
      </Detail>
      <Detail id={ANCHORS.takeOff} heading="h2" title={words.takeOff} preview={previews.takeOff}>
        <Paragraph text={safety.magnet} />
        <Checklist items={[...safety.takeOff, ...service.takeOff]} isWide />
      </Detail>
      <Detail id={ANCHORS.fear} heading="h2" title={safety.fear.title} preview={previews.fear}>
        <Paragraph text={safety.fear.text} />
      </Detail>
    </div>
  );
}

/** Disclosures with details that only some readers need. */
export function MoreDetails({ service, site: { safety, ui } }: ServiceProps) {
  const { service: words, previews } = ui;
  return (
    <>
      <Detail id={ANCHORS.limits} title={words.limits} preview={previews.limits}>
        <Paragraph text={service.limits} />
      </Detail>
      <Detail id={ANCHORS.during} title={words.during} preview={previews.during}>
        <Paragraphs texts={[service.durationText, ...safety.during]} />
        {/* Unlike the other texts of this disclosure, this section is printed. */}
        <section data-after="" className={`${passage.passage} ${styles.after}`}>
          <h4>{words.after}</h4>
          <Paragraphs texts={safety.after} />
        </section>
      </Detail>
      <Detail
        id={ANCHORS.contrast}
        title={words.contrastAndPregnancy}
        preview={previews.contrastAndPregnancy}
      >
        <Paragraphs texts={[safety.contrast, safety.pregnancy]} />
      </Detail>
    </>
  );
}
