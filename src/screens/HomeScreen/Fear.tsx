import drawing from "#assets/art/scanner-view.svg?url";
import { NightSection } from "#components/NightSection/NightSection.tsx";
import { Paragraph } from "#components/RichText/RichText.tsx";
import type { Site } from "#content/files.ts";
import { HOME_ANCHORS } from "#lib/anchors.ts";
import styles from "./Fear.module.css";

/** The labelled parts of the drawing. */
const POINTS = ["light", "staff", "open", "button", "ears"] as const;

/**
 * The dark section about the fear of closed spaces. Its drawing shows the view from inside the scanner, with
 * labels at its parts, or with a list of its parts below it on narrow screens.
 */
export function Fear({ site: { home, safety } }: { site: Site }) {
  const { alt, ...labels } = home.visit.scanner;
  return (
    <NightSection id={HOME_ANCHORS.fear} className={styles.fear}>
      <hgroup role="none">
        <h2>{safety.fear.title}</h2>
        <Paragraph text={safety.fear.text} />
      </hgroup>
      <figure>
        <img src={drawing} alt={alt} width={1000} height={700} loading="lazy" decoding="async" />
        <ul role="list">
          {POINTS.map((point) => (
            <li key={point} className={styles[point]}>
              {`${labels[point]} `}
            </li>
          ))}
        </ul>
      </figure>
    </NightSection>
  );
}
