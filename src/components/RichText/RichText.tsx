import { Fragment } from "react";
import { inlineParts } from "../../lib/inline-links.ts";
import { textRuns } from "../../lib/typography.ts";
import styles from "./RichText.module.css";

/** A text of the content: its links become links, ranges and short hyphenated words stay on one line. */
export function RichText({ text }: { text: string }) {
  return inlineParts(text).map((part) => {
    const words = <Unbroken text={part.text} />;
    const key = `${part.kind}:${part.text}`;
    return part.kind === "link" ? (
      <a key={key} href={part.href}>
        {words}
      </a>
    ) : (
      <Fragment key={key}>{words}</Fragment>
    );
  });
}

function Unbroken({ text }: { text: string }) {
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
