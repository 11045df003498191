import { PrintButton } from "../../components/PrintButton/PrintButton.tsx";
import { Paragraphs, PlainText, RichText } from "../../components/RichText/RichText.tsx";
import { formatMinutesShort } from "../../lib/format.ts";
import styles from "./Preparation.module.css";
import { ANCHORS, type ServiceProps } from "./props.ts";
import body from "./ServiceScreen.module.css";

/**
 * Preparation: the rules with figures first, then what to do before. On paper the rules end with
 * the appointment, to be written in.
 */
export function Preparation({ service, texts }: ServiceProps) {
  const { service: words, sheet } = texts.ui;
  const { minutes, per } = service.duration;
  const [first, ...others] = service.preparation;
  return (
    <section id={ANCHORS.preparation}>
      {/* Reader modes throw a short `div` with a control away, and with it the heading. */}
      <hgroup className={styles.heading} data-screen="">
        <h2>{words.preparation}</h2>
        <p>
          <PrintButton label={sheet.print} />
        </p>
      </hgroup>
      <dl className={styles.rules}>
        {service.preparationFacts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt> <dd>{value}</dd>
          </div>
        ))}
        <div hidden>
          <dt>{sheet.arrival}</dt> <dd>{sheet.arrivalText}</dd>
        </div>
        <div hidden>
          <dt>{sheet.appointment}</dt> <dd>{sheet.day}</dd> <dd>{sheet.hour}</dd>
        </div>
      </dl>
      <div className={body.prose}>
        {/* In a text, too: reader modes throw the figures of the page's head away. */}
        <p>
          <PlainText
            text={`${words.duration}: ${formatMinutesShort(minutes)}${per ? ` ${words.per} ${per}` : ""}. `}
          />
          {first && <RichText text={first} />}
        </p>
        <Paragraphs texts={others} />
      </div>
    </section>
  );
}
