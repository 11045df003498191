import { inlineParts } from "../../lib/inline-links.ts";
import { textRuns } from "../../lib/typography.ts";
import styles from "./RichText.module.css";

/** A text of the content: its links become links, ranges and short hyphenated words stay on one line. */
export function RichText({ text }: { text: string }) {
  return inlineParts(text).map((part) =>
    part.kind === "link" ? (
      <a key={part.href} href={part.href}>
        {unbroken(part.text)}
      </a>
    ) : (
      unbroken(part.text)
    ),
  );
}

function unbroken(text: string) {
  return textRuns(text).map((run, index) =>
    run.unbroken ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never move
      <span key={index} className={styles.unbroken}>
        {run.text}
      </span>
    ) : (
      run.text
    ),
  );
}
