import { CallButton } from "#components/CallButton/CallButton.tsx";
import { OpenNowIsland } from "#components/Hours/Hours.tsx";
import { Icon } from "#components/Icon/Icon.tsx";
import { Island } from "#components/Island/Island.tsx";
import { NightSection } from "#components/NightSection/NightSection.tsx";
import { RichText } from "#components/RichText/RichText.tsx";
import { VisuallyHidden } from "#components/VisuallyHidden/VisuallyHidden.tsx";
import type { Site } from "#content/files.ts";
import { FIXED } from "#content/fixed-texts.ts";
import styles from "./Hero.module.css";
import { HeroStars } from "./HeroStars.tsx";
import { HeroStarsButton } from "./HeroStarsButton.tsx";
import { heroTexts } from "./hero-texts.ts";
import { Rating } from "./Rating.tsx";

/**
 * Id of the hero's last element. The browser does not paint the page before it has parsed this element
 * (`<link rel="expect">`).
 */
export const CAPTION_ID = "legenda";

/**
 * The dark hero: what the clinic offers, the phone number, the hours and the address. Stars are dimmed behind
 * elements with `data-star-exclusion` (src/stars/player/screen.ts).
 */
export function Hero({ site }: { site: Site }) {
  const { clinic, home, ui } = site;
  const words = heroTexts({ home, ui });
  return (
    <NightSection className={styles.hero}>
      <Island name="heroStars">
        <HeroStars {...words} />
      </Island>
      <div className={styles.words}>
        <h1>
          <span className={styles.kicker} data-star-exclusion="">
            {home.hero.kicker}
          </span>
          <VisuallyHidden>: </VisuallyHidden>
          <span data-star-exclusion="">{home.hero.title}</span>
        </h1>
        <p className={styles.lead} data-star-exclusion="">
          <RichText text={home.hero.lead} />{" "}
          <span className={styles.more}>
            <RichText text={home.hero.leadMore} />
          </span>
        </p>
        <div className={styles.actions} data-star-exclusion="" data-no-print="">
          <CallButton phone={clinic.headerPhone} label={FIXED.callNow} isOnNight hasEcho />
          <Rating site={{ clinic, ui }} />
        </div>
      </div>
      <Island name="heroStarsButton">
        <HeroStarsButton {...words} />
      </Island>
      <div className={styles.strip} data-star-exclusion="" data-no-print="">
        <p>
          <Icon name="clock" />
          <OpenNowIsland site={site} />
        </p>
        <p>
          <Icon name="pin" />
          <span translate="no">{clinic.address.street}</span>
        </p>
        <p id={CAPTION_ID} className={styles.caption}>
          {home.hero.caption}
        </p>
      </div>
    </NightSection>
  );
}
