import type { Site } from "#content/files.ts";
import { useCurrentSection } from "#hooks/use-current-section.ts";
import { ANCHORS } from "#lib/anchors.ts";
import styles from "./AnchorRow.module.css";

/** The sections in their order on a page with one column. */
const SECTIONS = ["preparation", "tell", "bring", "price", "questions"] as const;

/**
 * Id of the first element after the slice viewer. In a layout with columns the browser does not paint the
 * page before it has parsed this element (`<link rel="expect">`): the first frame then includes the viewer,
 * and a view transition can move a drawing into it.
 */
export const SECTIONS_ID = "sectiuni";

/** The links to the sections of an examination; the current section is marked. */
export function AnchorRow({ words }: { words: Site["ui"]["anchors"] }) {
  const current = useCurrentSection(SECTIONS.map((section) => ANCHORS[section]));
  return (
    <nav id={SECTIONS_ID} aria-label={words.label} className={styles.anchors}>
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
