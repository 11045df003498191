import { memo } from "react";
import type { Picture } from "../picture.ts";
import { DRAWING, PAINTS, type Paint } from "../types.ts";
import styles from "./SliceImage.module.css";
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
        <use key={name} className={styles[name]} href={`${picture}#${paint}`} />
      ) : (
        <path
          key={name}
          className={styles[name]}
          d={picture.paths[paint]}
          vectorEffect="non-scaling-stroke"
        />
      );
    })}
  </g>
));

interface SliceImageProps {
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
export function SliceImage({ still, kept, shown }: SliceImageProps) {
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
