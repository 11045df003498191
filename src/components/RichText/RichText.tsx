import { Fragment } from "react";
import { phoneParts } from "#lib/format.ts";
import { inlineParts, plainText, type Rich } from "#lib/rich-text.ts";
import { textRuns } from "#lib/typography.ts";

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
