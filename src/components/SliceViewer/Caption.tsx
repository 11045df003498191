import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Caption.module.css";
import type { SliceViewerProps } from "./slice-viewer-props.ts";

type Texts = SliceViewerProps["texts"];

interface CaptionProps {
  texts: Texts;
  /** Index of the shown layer. */
  layer: number;
  /** The number of the shown layer and the number of all layers: „Stratul 7 din 20”. */
  position: string;
  /** The name of the structure that the layer shows, with a note about it. */
  word: Texts["words"][string] | undefined;
  /** Index of the shown body. */
  body: number;
  onChooseBody: (index: number) => void;
}

/** The text below the drawing, with the buttons that choose a woman's or a man's body. */
export const Caption = ({ texts, layer, position, word, body, onChooseBody }: CaptionProps) => (
  <figcaption className={styles.caption}>
    <p className={styles.layer}>{position}</p> <p className={styles.small}>{texts.drawing}</p>{" "}
    {texts.sides && <p className={styles.sides}>{texts.sides}</p>}{" "}
    <p className={styles.word} data-longest={texts.longest}>
      {/* With a `key`, the text becomes a new element for each layer. The browser counts moved text as a
          layout shift, but not new text. */}
      <span key={layer}>
        <b>{word?.word}</b>
        {word && ": "}
        <span>{word?.note}</span>
      </span>
    </p>{" "}
    {texts.bodies.length > 0 && (
      <p className={styles.bodies}>
        {texts.bodies.map(({ id, word, note }, index) => (
          <button key={id} type="button" aria-pressed={index === body} onClick={() => onChooseBody(index)}>
            {word}
            <VisuallyHidden>{`, ${note} `}</VisuallyHidden>
          </button>
        ))}
      </p>
    )}
  </figcaption>
);
