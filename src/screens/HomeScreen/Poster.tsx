import desktop from "../../assets/art/hero-poster-desktop.svg?url";
import mobile from "../../assets/art/hero-poster-mobile.svg?url";
import { MOBILE_MAX_WIDTH } from "../../lib/stars/stage.ts";
import styles from "./Poster.module.css";

/** The still stack of spirals: what the moving stars show while it is read, at the same place. */
export function Poster({ lazy }: { lazy?: boolean }) {
  return (
    <picture>
      <source srcSet={mobile} media={`(max-width: ${MOBILE_MAX_WIDTH}px)`} width={390} height={760} />
      <img
        src={desktop}
        alt=""
        width={1440}
        height={860}
        decoding="async"
        loading={lazy ? "lazy" : "eager"}
        className={styles.poster}
      />
    </picture>
  );
}
