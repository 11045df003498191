import head from "../../assets/art/head.svg?url";
import styles from "./HeroSky.module.css";

/**
 * The hero's 5000 stars: a canvas over the whole section, and the standing head as a drawing where the stars form it
 * later. stars/player finds both by their `data-` names and plays on the canvas. `data-state` is `poster` until
 * the first frame is drawn (and for good under reduced motion, with Save-Data, without JavaScript or canvas), then the
 * state of the motion: playing, paused or still.
 *
 * The figure has words, so that its caption makes sense to who cannot see it. The drawing is a `<use>`, so that it
 * never counts as the page's largest paint, nor delays it.
 */
export function HeroSky({ label }: { label: string }) {
  return (
    <>
      <div className={styles.sky} data-state="poster" data-sky="" data-screen="">
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex takes no focus. */}
        <canvas aria-hidden="true" />
      </div>
      <div className={styles.figure} role="img" aria-label={label} data-figure="" data-screen="">
        <svg className={styles.drawing} viewBox="0 0 424 558" aria-hidden="true">
          <use href={`${head}#head`} />
        </svg>
      </div>
    </>
  );
}

/** Stops and starts the stars; hidden until they can move. The second name is for when the visitor has stopped them. */
export function HeroSkyButton({ pause, play }: { pause: string; play: string }) {
  return (
    <button type="button" className={styles.button} hidden aria-label={pause} data-label={play}>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9.5 7v10M14.5 7v10" />
        <path d="M9 6.5v11l8.5-5.5z" />
      </svg>
    </button>
  );
}
