import type { Site } from "../../lib/content/files.ts";
import type { Drawing } from "../../lib/drawings.ts";
import { REGIONS } from "../../lib/slices/regions.ts";
import { DRAWING, SLICE_COUNT } from "../../lib/slices/types.ts";
import { Icon } from "../Icon/Icon.tsx";
import { drawingFile } from "./drawing-file.ts";
import { CURRENT_PLANE, PLANES, planeShift } from "./planes.ts";
import styles from "./SliceBox.module.css";

/** For a page that waits with its first frame until the drawing is in it, so that a transition can grow into it. */
export const DRAWING_ID = "desen-strat";

interface SliceBoxProps {
  art: Drawing;
  /** Plane of the cut as radiographers abbreviate it, „AX”. */
  plane: string;
  words: Site["slices"];
}

/**
 * A light-box with one layer of the body, and the stack of all of them. The island SliceViewer finds its parts by their
 * data attributes and lets the visitor go through the layers.
 *
 * The layer is the card's drawing, used from its file: it costs the page no bytes, and a browser does not wait for it
 * with its largest paint, as it would for an image.
 */
export function SliceBox({ art, plane, words }: SliceBoxProps) {
  const region = REGIONS[art];
  const slice = region.slice(region.still);
  const named = words.words.find(({ id }) => id === slice.label);
  const [longest] = words.words
    .filter(({ id }) => region.labels.includes(id))
    .map(({ word, note }) => `${word}: ${note}`)
    .sort((a, b) => b.length - a.length);
  return (
    <figure className={styles.box} data-slices>
      <div className={styles.film} data-film>
        <svg
          viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
          aria-hidden="true"
          id={DRAWING_ID}
          data-still
          data-drawing
        >
          <use href={`${drawingFile(art)}#desen`} />
        </svg>
        {/* As on a film, for who knows it; read aloud it is a riddle. */}
        <span className={styles.plane} aria-hidden="true">
          {plane}
        </span>
      </div>
      <div className={styles.side}>
        <button type="button" hidden aria-label={words.next} data-step="1">
          <Icon name="chevron" />
        </button>
        <div className={styles.stack} data-stack>
          <svg viewBox="0 0 56 190" aria-hidden="true">
            <path d={PLANES} />
            <path d={CURRENT_PLANE} transform={planeShift(region.still)} data-current />
          </svg>
        </div>
        <button type="button" hidden aria-label={words.previous} data-step="-1">
          <Icon name="chevron" />
        </button>
      </div>
      <figcaption className={styles.bar}>
        <p className={styles.layer}>
          {words.layer} <span data-layer>{region.still + 1}</span> {words.of} {SLICE_COUNT}
        </p>{" "}
        <p className={styles.word} data-copper data-longest={longest}>
          <span>
            <b data-word>{named?.word}</b> <span data-note>{named?.note}</span>
          </span>
        </p>{" "}
        <p className={styles.note}>
          {words.drawing}. {region.plane !== "sagittal" && words.sides}
        </p>
      </figcaption>
    </figure>
  );
}
