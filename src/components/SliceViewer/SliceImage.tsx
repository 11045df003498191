import { DRAWING, type Layer, PAINTS, type Paint } from "./layer.ts";
import styles from "./SliceImage.module.css";

/** The paints of a layer in painting order. The labelled structure is painted twice, first as a halo. */
const PAINT_ORDER: readonly (Paint | "halo")[] = [...PAINTS.slice(0, -1), "halo", "lit"];

interface SliceImageProps {
  /** Address of the SVG file with the still. */
  still: string;
  /** The layer that is shown; undefined shows the still. */
  layer: Layer | undefined;
}

/**
 * The drawing of one layer. Before hydration `<use>` shows the still: it adds no bytes to the HTML and,
 * unlike an image, is no candidate for the largest contentful paint.
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
