import { DRAWING, type Layer, PAINTS, type Paint } from "./layer.ts";
import styles from "./SliceImage.module.css";

/** Layers in painting order; the labelled structure is painted twice, first as a halo. */
const PAINT_ORDER: readonly (Paint | "halo")[] = [...PAINTS.slice(0, -1), "halo", "lit"];

interface SliceImageProps {
  /** Address of the still's file. */
  still: string;
  /** The layer that is shown; without one the still. */
  layer: Layer | undefined;
}

/**
 * The drawing. The still is used from the file that social cards show, too: so it costs the page no bytes, and it is not a
 * candidate for the largest paint, as an image would be.
 */
export function SliceImage({ still, layer }: SliceImageProps) {
  return (
    <svg
      viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
      aria-hidden="true"
      className={styles.picture}
      data-drawing=""
    >
      {PAINT_ORDER.map((name) => {
        const paint = name === "halo" ? "lit" : name;
        return layer ? (
          <path
            key={name}
            className={styles[name]}
            d={layer.paths[paint]}
            vectorEffect="non-scaling-stroke"
          />
        ) : (
          <use key={name} className={styles[name]} href={`${still}#${paint}`} />
        );
      })}
    </svg>
  );
}
