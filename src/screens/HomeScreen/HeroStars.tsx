import { useEffect, useRef, useSyncExternalStore } from "react";
import head from "#assets/art/head.svg?url";
import { motion } from "#stars/player/motion.ts";
import { startPlayer } from "#stars/player/player.ts";
import styles from "./HeroStars.module.css";

const GLOW = "hero-glow";

/** Offset and opacity of the stops of the glow. */
const GLOW_STOPS = [
  [0, 1],
  [0.36, 0.55],
  [0.74, 0.08],
  [1, 0],
];

/**
 * The hero's 5000 stars: a canvas over the whole section, and a static drawing of the head at the position
 * where the stars form it later. `data-state` is `poster` until the first frame of the canvas is drawn. It
 * stays `poster` if the page is loaded with reduced motion, with Save-Data or without JavaScript, or if the
 * browser has no 2D canvas. After the first frame it is `playing`, `paused` or `still`.
 *
 * The figure has an accessible name, so that its caption makes sense to visitors who cannot see it. The
 * drawing is a `<use>`, which browsers never count as the page's largest contentful paint.
 */
export function HeroStars({ label }: { label: string }) {
  const field = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const figure = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(motion.subscribe, motion.get, () => "poster" as const);
  useEffect(() => {
    if (!field.current || !canvas.current || !figure.current) return undefined;
    const end = new AbortController();
    startPlayer({ field: field.current, canvas: canvas.current, figure: figure.current }, end.signal);
    return () => end.abort();
  }, []);
  return (
    <>
      <div className={styles.sky} data-state={state} data-sky="" data-no-print="" ref={field}>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex takes no focus. */}
        <canvas aria-hidden="true" ref={canvas} />
      </div>
      <div
        className={styles.figure}
        role="img"
        aria-label={label}
        data-figure=""
        data-no-print=""
        ref={figure}
      >
        <svg className={styles.drawing} viewBox="0 0 424 558" aria-hidden="true">
          {/* The glow is the same as in src/stars/stage.ts, so that nothing changes when the canvas appears: its
              radii have the ratio 68 : 72, and it is 3.1 times as high as the drawing. */}
          <radialGradient id={GLOW}>
            {GLOW_STOPS.map(([offset, opacity]) => (
              <stop key={offset} offset={offset} stopOpacity={opacity} />
            ))}
          </radialGradient>
          <ellipse cx="50%" cy="50%" rx="817" ry="865" fill={`url(#${GLOW})`} stroke="none" />
          <use href={`${head}#head`} />
        </svg>
      </div>
    </>
  );
}
