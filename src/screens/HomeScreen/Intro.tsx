import { Paragraph } from "#components/RichText/RichText.tsx";
import type { Rich } from "#lib/rich-text.ts";
import styles from "./Intro.module.css";

/** The heading of a section and, if there is one, the paragraph below it. */
export function Intro({ title, text }: { title: string; text?: Rich }) {
  return (
    // This is an hgroup, because reader modes remove a short `div` together with its heading.
    <hgroup role="none" className={styles.intro}>
      <h2>{title}</h2>
      {text && <Paragraph text={text} />}
    </hgroup>
  );
}
