import { useEffect, useRef, useState } from "react";
import type { Motion } from "./conditions.ts";
import { type Player, startPlayer } from "./player.ts";
import styles from "./StarField.module.css";

export interface StarFieldProps {
  /** Name of the button while the stars move. */
  pauseLabel: string;
  /** Name of the button after the visitor has stopped them. */
  playLabel: string;
  /** What the stars show, in words. */
  caption: string;
  /** Class that places the caption and the button in the page's layout. */
  controlsClassName?: string;
}

/**
 * The hero's 5000 stars. `data-state` is `poster` until the first frame is drawn (and for good without JavaScript or
 * without a canvas); then the page's still picture is covered and the state is the motion's.
 */
export default function StarField({
  pauseLabel,
  playLabel,
  caption,
  controlsClassName = "",
}: StarFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const player = useRef<Player>(null);
  const [motion, setMotion] = useState<Motion | "poster">("poster");
  const [stopped, setStopped] = useState(false);

  useEffect(() => {
    if (!canvas.current || !field.current) return;
    player.current = startPlayer(canvas.current, field.current, setMotion);
    return () => player.current?.end();
  }, []);

  function toggle() {
    player.current?.setStopped(!stopped);
    setStopped(!stopped);
  }

  return (
    <>
      <div ref={field} className={styles.field} data-state={motion}>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex takes no focus. */}
        <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
      </div>
      <div className={`${styles.controls} ${controlsClassName}`}>
        <p className={styles.caption}>{caption}</p>
        <button
          type="button"
          className={styles.button}
          hidden={motion === "poster" || motion === "still"}
          aria-label={stopped ? playLabel : pauseLabel}
          onClick={toggle}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={stopped ? "M9 6.5v11l8.5-5.5z" : "M9.5 7v10M14.5 7v10"} />
          </svg>
        </button>
      </div>
    </>
  );
}
