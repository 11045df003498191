import { Disclosure } from "#components/Disclosure/Disclosure.tsx";
import { PrintButton } from "#components/PrintHeader/PrintHeader.tsx";
import { MarkerList, Paragraph, Paragraphs, PlainText, RichText } from "#components/RichText/RichText.tsx";
import { ANCHORS } from "#lib/anchors.ts";
import { formatMinutesShort } from "#lib/format.ts";
import { Row, type ServiceProps } from "./Price.tsx";
import sectionStyles from "./Sections.module.css";
import styles from "./ServiceScreen.module.css";

/**
 * How to prepare for an examination: first the rules with figures, then the other steps. In print the rules
 * end with blanks for the date and the hour of the appointment.
 */
export function Preparation({ service, texts }: ServiceProps) {
  const { service: words, sheet } = texts.ui;
  const { minutes, per } = service.duration;
  const [first, ...others] = service.preparation;
  return (
    <section id={ANCHORS.preparation}>
      {/* This is an hgroup, because reader modes remove a short `div` with a control, together with its
          heading. */}
      <hgroup role="none" data-no-print="">
        <h2>{words.preparation}</h2>
        <p>
          <PrintButton label={sheet.print} />
        </p>
      </hgroup>
      <dl className={sectionStyles.rules} hidden={service.preparationFacts.length === 0}>
        {service.preparationFacts.map(({ label, value, note }) => (
          <Row key={label} term={label}>
            {value} {note && <small>{note}</small>}
          </Row>
        ))}
        <Row term={sheet.arrival} hidden>
          {sheet.arrivalText}
        </Row>
        <Row term={sheet.appointment} hidden>
          {sheet.day} <i /> {sheet.hour} <i />
        </Row>
      </dl>
      <div className={styles.prose}>
        {/* The duration is repeated as text, because reader modes remove the figures in the head of the page.
            It is not printed, because the printed head shows it. */}
        <p>
          <span data-no-print="">
            <PlainText
              text={`${words.duration}: ${formatMinutesShort(minutes)}${per ? ` ${words.per} ${per}` : ""}. `}
            />
          </span>
          {first && <RichText text={first} />}
        </p>
        <Paragraphs texts={others} />
      </div>
    </section>
  );
}

/**
 * The section „Ce să ne spuneți înainte” (what patients must tell the staff before), on a copper tint. First
 * come the questions of this examination, then those of every examination. They are always visible, because a
 * patient must not miss them; only points that neither cause harm nor prevent an examination are in a
 * disclosure.
 */
export function SafetyNote({ service, texts: { safety, ui } }: ServiceProps) {
  const own = { title: ui.service.tellStaffSpecific, items: service.tellStaff };
  const { tellStaff, tellStaffMore: more } = safety;
  return (
    <section id={ANCHORS.tell} className={sectionStyles.note}>
      <h2>{ui.service.tellStaff}</h2>
      <Paragraph text={safety.tellStaffLead} />
      <div className={sectionStyles.groups}>
        {[own, ...tellStaff].map((group) => (
          <div key={group.title}>
            <h3>
              <PlainText text={group.title} />
            </h3>
            <MarkerList items={group.items} box />
          </div>
        ))}
        <Disclosure summary={<h3>{more.title}</h3>}>
          <MarkerList items={more.items} box />
        </Disclosure>
      </div>
    </section>
  );
}

/** Disclosures about what to bring, what to take off, and claustrophobia. */
export function VisitDetails({ service, texts: { safety, ui } }: ServiceProps) {
  const { service: words, previews } = ui;
  return (
    <div data-visit="">
      <Detail id={ANCHORS.bring} heading="h2" title={words.bring} preview={previews.bring}>
        <MarkerList items={[...safety.bring, ...service.bring]} wide box />
      </Detail>
      <Detail id={ANCHORS.takeOff} heading="h2" title={words.takeOff} preview={previews.takeOff}>
        <Paragraph text={safety.magnet} />
        <MarkerList items={[...safety.takeOff, ...service.takeOff]} wide box />
      </Detail>
      <Detail id={ANCHORS.fear} heading="h2" title={safety.fear.title} preview={previews.fear}>
        <Paragraph text={safety.fear.text} />
      </Detail>
    </div>
  );
}

/** Disclosures with details that only some readers need. */
export function MoreDetails({ service, texts: { safety, ui } }: ServiceProps) {
  const { service: words, previews } = ui;
  return (
    <>
      <Detail id={ANCHORS.limits} title={words.limits} preview={previews.limits}>
        <Paragraph text={service.limits} />
      </Detail>
      <Detail id={ANCHORS.during} title={words.during} preview={previews.during}>
        <Paragraphs texts={[service.durationText, ...safety.during]} />
        {/* Unlike the other texts of this disclosure, this section is printed. */}
        <section data-after="" className={styles.prose}>
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

interface DetailProps {
  /** Id of the content, so that a link to it opens the disclosure. */
  id: string;
  heading?: "h2" | "h3";
  title: string;
  preview: string;
  children: React.ReactNode;
}

/** A disclosure with a preview of its content. */
function Detail({ id, heading: Heading = "h3", title, preview, children }: DetailProps) {
  return (
    <Disclosure summary={<Heading>{title}</Heading>} preview={preview}>
      <div id={id} className={`${styles.layer} ${styles.prose}`}>
        {children}
      </div>
    </Disclosure>
  );
}
