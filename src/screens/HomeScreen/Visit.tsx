import { Pictogram } from "#components/Icon/Icon.tsx";
import { Paragraph } from "#components/RichText/RichText.tsx";
import { TitledTexts } from "#components/TitledTexts/TitledTexts.tsx";
import type { Site } from "#content/files.ts";
import { asRich } from "#lib/rich-text.ts";
import styles from "./Visit.module.css";

/** The fields of `operator` that patients can verify. */
const VERIFIABLE_FACTS = ["healthAuthorisation", "coordinatingDoctor", "casContract"] as const;

/**
 * Describes a visit: its steps, and facts about the operator.
 */
export function Visit({ site: { clinic, home, ui } }: { site: Site }) {
  const { title, steps } = home.visit;
  const { operator } = clinic;
  const verifiable = VERIFIABLE_FACTS.flatMap((name) => {
    const text = operator[name];
    return text === null ? [] : [{ title: ui.gaps[name], text: asRich(text) }];
  });
  return (
    <>
      <h2>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id}>
            <Pictogram name={step.pictogram} />
            <h3>{step.title}</h3>
            <Paragraph text={step.text} />
          </li>
        ))}
      </ol>
      {verifiable.length > 0 && <TitledTexts items={verifiable} />}
    </>
  );
}
