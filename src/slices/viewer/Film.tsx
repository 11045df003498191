import { memo } from "react";
import type { Picture } from "../picture.ts";
import { DRAWING, PAINTS, type Paint } from "../types.ts";
import styles from "./Film.module.css";
import leaderStyles from "./Leader.module.css";
import type { KeptSlices } from "./use-slices.ts";

/** In the order of painting; what is named is painted twice, first as a halo of light. */
const PAINTED: readonly (Paint | "halo")[] = [...PAINTS.slice(0, -1), "halo", "lit"];

interface LayerProps {
  /** Address of the still's file, or the layer itself. */
  picture: string | Picture;
  isShown: boolean;
}

/** One layer. It stays in the page once it has been drawn, and is shown or not: nothing is read twice. */
const Layer = memo(({ picture, isShown }: LayerProps) => (
  <g display={isShown ? undefined : "none"}>
    {PAINTED.map((name) => {
      const paint = name === "halo" ? "lit" : name;
      return typeof picture === "string" ? (
        <use key={name} data-paint={name} href={`${picture}#${paint}`} />
      ) : (
        <path key={name} data-paint={name} d={picture.paths[paint]} vectorEffect="non-scaling-stroke" />
      );
    })}
  </g>
));

interface FilmProps {
  /** Address of the still's file. */
  still: string;
  kept: KeptSlices;
  /** Index of the layer that is shown; none while only the still is there. */
  shown: number | undefined;
}

/**
 * The drawing: the still, used from the file that social cards show too, and over it whatever has been computed. Used
 * so, the still costs the page no bytes, and a browser does not wait for it with its largest paint, as for an image.
 */
export function Film({ still, kept, shown }: FilmProps) {
  return (
    <svg
      viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
      aria-hidden="true"
      className={styles.picture}
      data-drawing=""
    >
      <Layer picture={still} isShown={shown === undefined} />
      {kept.map(
        (slice, index) => slice && <Layer key={slice.index} picture={slice} isShown={index === shown} />,
      )}
    </svg>
  );
}

interface LeaderProps extends Omit<Picture["named"], "isCopper"> {
  word: string;
  /** For narrow screens. */
  short?: string | undefined;
  /** The drawing fills the film: the word lies on it, not above it. */
  fills: boolean;
}

/**
 * The word at the upper edge, and the line from under it to what it names. The first drawing is as wide as the place lies
 * from the edge, the word as wide as it is, the line's drawing takes the room between: so it meets the word whatever
 * the size of film and text, without a measurement and without `style`, which the policy forbids.
 */
export function Leader({ word, short, anchor, isFlipped, fills }: LeaderProps) {
  const across = (anchor.x / DRAWING.width) * 100;
  return (
    <div className={leaderStyles.leader} data-flipped={isFlipped ? "" : undefined} aria-hidden="true">
      <svg aria-hidden="true" width={percent(isFlipped ? 100 - across : across)} height={0} />
      <svg
        aria-hidden="true"
        className={leaderStyles.line}
        height={percent((anchor.y / DRAWING.height) * 100)}
      >
        <line x1={isFlipped ? "100%" : 0} y1="100%" x2={isFlipped ? 0 : "100%"} y2={fills ? "1.7em" : 0} />
        <circle cx={isFlipped ? "100%" : 0} cy="100%" r={3.5} />
      </svg>
      <b>
        <span data-long={short && ""}>{word}</span> {short && <span data-short="">{short}</span>}
      </b>
    </div>
  );
}

const percent = (share: number) => `${Number(share.toFixed(1))}%`;
