import { Fragment } from "react";
import { phoneParts } from "#lib/format.ts";
import { inlineParts, plainText, type Rich } from "#lib/rich-text.ts";
import { textRuns } from "#lib/typography.ts";
import styles from "./RichText.module.css";

/** A text of the content with its links and emphasis. Phone numbers in the text become links, too. */
export function RichText({ text }: { text: Rich }) {
  return inlineParts(text).map((part) => {
    if (part.kind === "link")
      return (
        <a key={part.href} href={part.href}>
          <PlainText text={part.text} />
        </a>
      );
    const Words = part.kind === "strong" ? "strong" : Fragment;
    return (
      <Words key={part.text}>
        <TextWithPhones text={part.text} />
      </Words>
    );
  });
}

/** A text of the content as a paragraph. */
export const Paragraph = ({ text }: { text: Rich }) => (
  <p>
    <RichText text={text} />
  </p>
);

/** Shows each text as a paragraph. */
export const Paragraphs = ({ texts }: { texts: readonly Rich[] }) =>
  texts.map((text) => <Paragraph key={plainText(text)} text={text} />);

function TextWithPhones({ text }: { text: string }) {
  return phoneParts(text).map(({ text, tel }) =>
    tel ? (
      <a key={text} href={tel} translate="no" data-unbroken="">
        {text}
      </a>
    ) : (
      <PlainText key={text} text={text} />
    ),
  );
}

/** A text of the content without markup. Ranges and short hyphenated words in it stay on one line. */
export function PlainText({ text }: { text: string }) {
  return textRuns(text).map((run, index) =>
    run.unbroken ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never move
      <span key={index} data-unbroken="">
        {run.text}
      </span>
    ) : (
      run.text
    ),
  );
}

interface MarkerListProps {
  items: readonly Rich[];
  /** Uses two columns on wide screens. */
  wide?: boolean;
  /** Prints a box to tick before each item. */
  box?: boolean;
}

/** A list whose markers look like a stack of two slices. */
export function MarkerList({ items, wide, box }: MarkerListProps) {
  return (
    <ul className={wide ? `${styles.marked} ${styles.wide}` : styles.marked} data-box={box && ""}>
      {items.map((item) => (
        <li key={plainText(item)}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}

interface TitledTextsProps {
  items: readonly { title: string; text: Rich }[];
  /**
   * Shows an empty box to tick before each item; the border of the box is dashed if the items are optional.
   * The list then has one column.
   */
  box?: "required" | "optional";
}

/** A list of titled texts, separated by lines, in two columns on wide screens. */
export function TitledTexts({ items, box }: TitledTextsProps) {
  return (
    <ul className={styles.titled} data-box={box}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <Paragraph text={text} />
        </li>
      ))}
    </ul>
  );
}
