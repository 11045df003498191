import passage from "#components/Passage/Passage.module.css";
import { PrintButton } from "#components/PrintButton/PrintButton.tsx";
import { Paragraphs, PlainText, RichText } from "#components/RichText/RichText.tsx";
import { ANCHORS } from "#lib/anchors.ts";
import { formatMinutesShort } from "#lib/format.ts";
import { FastRuler } from "./FastRuler.tsx";
import { HeadingRow } from "./HeadingRow.tsx";
import { LabelledValue } from "./LabelledValue.tsx";
import styles from "./Preparation.module.css";
import type { ServiceProps } from "./service-props.ts";

/**
 * How to prepare for an examination: first the rules that contain a number (such as hours without food), then
 * the other steps. In print the rules end with blanks for the date and the hour of the appointment.
 */
export function Preparation({ service, site }: ServiceProps) {
  const { service: words, sheet } = site.ui;
  const { minutes, per } = service.duration;
  const [first, ...others] = service.preparation;
  return (
    <section id={ANCHORS.preparation}>
      <HeadingRow title={words.preparation} isOnlyOnScreen>
        <PrintButton label={sheet.print} />
      </HeadingRow>
      <dl className={styles.rules} hidden={service.preparationFacts.length === 0}>
        {service.preparationFacts.map(({ label, value, note }) => (
          <LabelledValue key={label} label={label}>
            {value} {note && <small>{note}</small>}
          </LabelledValue>
        ))}
        <LabelledValue label={sheet.arrival} hidden>
          {sheet.arrivalText}
        </LabelledValue>
        <LabelledValue label={sheet.appointment} hidden>
          {sheet.day} <i /> {sheet.hour} <i />
        </LabelledValue>
      </dl>
      <FastRuler facts={service.preparationFacts} minutes={service.duration.minutes} />
      <div className={passage.passage}>
        {/* The duration is repeated as text, because reader modes remove the facts in the head of the page.
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
