import { RichText } from "../RichText/RichText.tsx";

/** Paragraphs of the content, one after the other. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <RichText text={text} />
    </p>
  ));
}
