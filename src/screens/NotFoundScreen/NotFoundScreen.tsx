import desktop from "#assets/art/404-desktop.svg?url";
import mobile from "#assets/art/404-mobile.svg?url";
import { NightSection } from "#components/NightSection/NightSection.tsx";
import { FIXED } from "#content/fixed-texts.ts";
import { LEAD_ID } from "#content/routes.ts";
import styles from "./NotFoundScreen.module.css";

/** The page for unknown paths. It is in English, because docs/requirements.md asks for that. */
export function NotFoundScreen() {
  const [oops, explanation] = FIXED.notFound;
  return (
    <NightSection art={{ desktop, mobile }} lang="en" className={styles.page}>
      <div className={styles.words}>
        <p className={styles.code}>404</p>
        <h1 id={LEAD_ID}>
          {oops}
          <span>{explanation}</span>
        </h1>
        <a href="/">{FIXED.returnHome}</a>
      </div>
    </NightSection>
  );
}
