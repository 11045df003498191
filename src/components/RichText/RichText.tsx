// biome-ignore-all lint/suspicious/noArrayIndexKey: the parts of a text never move
import { Fragment } from "react";
import { phoneParts } from "#lib/format.ts";
import { inlineParts, type Rich } from "#lib/rich-text.ts";
import { textRuns } from "#lib/typography.ts";

/** A text of the content with its links and emphasis. Phone numbers in the text become links, too. */
export function RichText({ text }: { text: Rich }) {
  return inlineParts(text).map((part, index) => {
    if (part.kind === "link")
      return (
        <a key={index} href={part.href}>
          <PlainText text={part.text} />
        </a>
      );
    const Words = part.kind === "strong" ? "strong" : Fragment;
    return (
      <Words key={index}>
        <TextWithPhones text={part.text} />
      </Words>
    );
  });
}

export const Paragraph = ({ text }: { text: Rich }) => (
  <p>
    <RichText text={text} />
  </p>
);

export const Paragraphs = ({ texts }: { texts: readonly Rich[] }) =>
  texts.map((text, index) => <Paragraph key={index} text={text} />);

function TextWithPhones({ text }: { text: string }) {
  return phoneParts(text).map(({ text, tel }, index) =>
    tel ? (
      <a key={index} href={tel} translate="no" data-unbroken="">
        {text}
      </a>
    ) : (
      <PlainText key={index} text={text} />
    ),
  );
}

/** A text of the content without markup. Ranges and short hyphenated words in it stay on one line. */
export function PlainText({ text }: { text: string }) {
  return textRuns(text).map((run, index) =>
    run.unbroken ? (
      <span key={index} data-unbroken="">
        {run.text}
      </span>
    ) : (
      run.text
    ),
  );
}
