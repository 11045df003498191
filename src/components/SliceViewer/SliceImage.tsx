import { DRAWING, type Layer, PAINTS, type Paint } from "#lib/layer.ts";
import styles from "./SliceImage.module.css";

/**
 * The paints (kinds of lines) of a layer in painting order. The structure that the label names is painted
 * twice: first as `halo`, a wide blurred outline, then as `lit`.
 */
const PAINT_ORDER: readonly (Paint | "halo")[] = [...PAINTS.slice(0, -1), "halo", "lit"];

interface SliceImageProps {
  /** Address of the SVG file with the still: the drawing of the layer that pages show before hydration. */
  stillUrl: string;
  /** The layer to draw. If it is undefined, because the layers have not loaded yet, the still is shown. */
  layer: Layer | undefined;
}

/**
 * Shows the drawing of one layer. Until the layers have loaded, `<use>` shows the still: it adds no path data
 * to the HTML and, unlike an image, is no candidate for the largest contentful paint.
 */
export function SliceImage({ stillUrl, layer }: SliceImageProps) {
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
          <use key={name} className={styles[name]} href={`${stillUrl}#${paint}`} />
        );
      })}
    </svg>
  );
}
