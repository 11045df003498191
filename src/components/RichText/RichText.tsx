import { inlineParts, type Rich } from "../../lib/rich-text.ts";
import { textRuns } from "../../lib/typography.ts";
import styles from "./RichText.module.css";

/** A text of the content with its links and emphasis. */
export function RichText({ text }: { text: Rich }) {
  return inlineParts(text).map((part) => {
    const words = <PlainText key={part.text} text={part.text} />;
    if (part.kind === "text") return words;
    if (part.kind === "strong") return <strong key={part.text}>{words}</strong>;
    return (
      <a key={part.href} href={part.href}>
        {words}
      </a>
    );
  });
}

/** Words of the content: ranges and short hyphenated words stay on one line. */
export function PlainText({ text }: { text: string }) {
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
