import { useSyncExternalStore } from "react";
import { InlineIcon } from "#components/Icon/Icon.tsx";
import { motion, stopped } from "#stars/player/motion.ts";
import styles from "./HeroStars.module.css";

/** The button that pauses and resumes the motion of the stars. It is hidden while they cannot move. */
export function HeroStarsButton({ pause, play }: { pause: string; play: string }) {
  const canMove = useSyncExternalStore(
    motion.subscribe,
    () => ["paused", "playing"].includes(motion.get()),
    () => false,
  );
  const isStopped = useSyncExternalStore(stopped.subscribe, stopped.get, () => false);
  return (
    <button
      type="button"
      className={styles.button}
      hidden={!canMove}
      aria-label={isStopped ? play : pause}
      onClick={() => stopped.set(!isStopped)}
    >
      <InlineIcon name={isStopped ? "play" : "pause"} />
    </button>
  );
}
