import type { Site } from "#content/files.ts";
import { useCurrentSection } from "#hooks/use-current-section.ts";
import { ANCHORS } from "#lib/anchors.ts";
import styles from "./AnchorRow.module.css";

const SECTIONS = ["price", "preparation", "tell", "bring", "questions"] as const;

/**
 * Id of the element after the viewer. The first paint waits for it, so that it includes the viewer and a view
 * transition can move a drawing to it.
 */
export const SECTIONS_ID = "sectiuni";

/** Scrolls a focused link completely into view; browsers do not if a part of it is visible. */
function keepInSight({ target, currentTarget }: { target: Element; currentTarget: Element }) {
  if (currentTarget.scrollWidth > currentTarget.clientWidth) target.scrollIntoView({ block: "nearest" });
}

/** The sticky links to the sections of an examination; the current section is marked. */
export function AnchorRow({ words }: { words: Site["ui"]["anchors"] }) {
  const current = useCurrentSection(SECTIONS.map((section) => ANCHORS[section]));
  return (
    <nav id={SECTIONS_ID} aria-label={words.label} className={styles.anchors} onFocus={keepInSight}>
      <ul>
        {SECTIONS.map((section) => (
          <li key={section}>
            <a href={`#${ANCHORS[section]}`} aria-current={current === ANCHORS[section] || undefined}>
              {words[section]}
            </a>{" "}
          </li>
        ))}
      </ul>
    </nav>
  );
}
