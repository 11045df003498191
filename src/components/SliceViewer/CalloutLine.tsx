import { DRAWING, type LabelTarget } from "#lib/layer.ts";
import styles from "./CalloutLine.module.css";

interface CalloutLineProps extends Omit<LabelTarget, "isCopper"> {
  word: string;
  /** A shorter label for a narrow film (the dark area behind the drawing). */
  short?: string | undefined;
  /**
   * Whether the drawing fills the dark area behind it (the film); the label then lies on the drawing instead
   * of above it.
   */
  fillsFilm: boolean;
}

/**
 * The label at the upper edge of the drawing, and the line from it to its target. They are a flex row of
 * three elements: an empty SVG from the edge of the drawing to the target; an SVG with the line, which takes
 * the remaining width; and the label at the other edge. So the line meets the label at every size of drawing
 * and text, without measuring and without a `style` attribute, which the Content-Security-Policy forbids.
 */
export function CalloutLine({ word, short, anchor, isFlipped, fillsFilm }: CalloutLineProps) {
  const across = (anchor.x / DRAWING.width) * 100;
  return (
    <div className={styles.leader} data-flipped={isFlipped || undefined} aria-hidden="true">
      <svg aria-hidden="true" width={percent(isFlipped ? 100 - across : across)} height={0} />
      <svg aria-hidden="true" className={styles.line} height={percent((anchor.y / DRAWING.height) * 100)}>
        <line
          x1={isFlipped ? "100%" : 0}
          y1="100%"
          x2={isFlipped ? 0 : "100%"}
          y2={fillsFilm ? "1.7em" : 0}
        />
        <circle cx={isFlipped ? "100%" : 0} cy="100%" r={3.5} />
      </svg>
      <b>
        <span data-long={short && ""}>{word}</span> {short && <span data-short="">{short}</span>}
      </b>
    </div>
  );
}

const percent = (share: number) => `${Number(share.toFixed(1))}%`;
