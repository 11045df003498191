import desktop from "../../assets/art/404-desktop.svg?url";
import mobile from "../../assets/art/404-mobile.svg?url";
import { MOBILE_MAX_WIDTH } from "../../lib/stars/stage.ts";
import type { Site } from "../../shell/site.ts";
import styles from "./NotFoundScreen.module.css";

/** The page for unknown paths, in English by specification; the start-up module logs the path. */
export function NotFoundScreen({ texts }: { texts: Site["notFoundPage"] }) {
  return (
    <section lang="en" className={styles.page} data-not-found>
      <picture>
        <source srcSet={mobile} media={`(max-width: ${MOBILE_MAX_WIDTH}px)`} width={390} height={400} />
        <img src={desktop} alt="" width={1440} height={900} decoding="async" className={styles.art} />
      </picture>
      <div className={styles.words}>
        <p className={styles.code}>404</p>
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
        <a href="/">{texts.link}</a>
      </div>
    </section>
  );
}
