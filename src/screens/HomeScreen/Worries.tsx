import { Disclosure } from "#components/Disclosure/Disclosure.tsx";
import { RichText } from "#components/RichText/RichText.tsx";
import { TitledTexts } from "#components/TitledTexts/TitledTexts.tsx";
import type { Site } from "#content/files.ts";
import { HOME_ANCHORS } from "#lib/anchors.ts";
import { Intro } from "./Intro.tsx";
import styles from "./Worries.module.css";

/** The parts of the text about a kind of implant, in the order of the page. */
const IMPLANT_STEPS = ["now", "bring", "next"] as const;

/** What patients with an implant need to know, for each kind of implant. */
export const Implants = ({ implant }: Pick<Site["safety"], "implant">) => (
  <section id={HOME_ANCHORS.implant}>
    <Intro {...implant} />
    <div className={styles.kinds}>
      {implant.kinds.map((kind) => (
        <Disclosure key={kind.title} name="implant" summary={<h3>{kind.title}</h3>}>
          {IMPLANT_STEPS.map((step) => (
            <p key={step}>
              <b>{`${implant[step]}: `}</b>
              <RichText text={kind[step]} />
            </p>
          ))}
        </Disclosure>
      ))}
    </div>
  </section>
);

/**
 * The words that reports of examinations contain. Examinations whose texts no doctor has read are left out,
 * because their words may still be drafts.
 */
export function ReportWords({ site: { services, ui } }: { site: Site }) {
  const read = services.filter(({ checkedBy }) => checkedBy);
  if (read.length === 0) return null;
  return (
    <Disclosure summary={<h3>{ui.service.report}</h3>}>
      <p>{ui.service.reportNote}</p>
      {read.map(({ slug, title, reportWords }) => (
        <section key={slug}>
          <h4>{title}</h4>
          <TitledTexts items={reportWords} />
        </section>
      ))}
    </Disclosure>
  );
}
