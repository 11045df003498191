import { plainText, type Rich } from "../../lib/rich-text.ts";
import { RichText } from "../RichText/RichText.tsx";

/** Paragraphs of the content, one after the other. */
export function Paragraphs({ texts }: { texts: readonly Rich[] }) {
  return texts.map((text) => (
    <p key={plainText(text)}>
      <RichText text={text} />
    </p>
  ));
}
