import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { OpenNow } from "../../components/Hours/Hours.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { NightSection } from "../../components/NightSection/NightSection.tsx";
import { RichText } from "../../components/RichText/RichText.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import type { Site } from "../../content/files.ts";
import styles from "./Hero.module.css";
import { HeroSky, HeroSkyButton } from "./HeroSky.tsx";
import { Rating } from "./Rating.tsx";

/**
 * Night opens the site: what this is, the phone, when and where. No star shines in what is marked `data-keep`
 * (src/stars/mask.ts).
 */
export function Hero({ texts: { clinic, home, ui } }: { texts: Site }) {
  return (
    <NightSection className={styles.hero}>
      <HeroSky label={home.hero.figure} />
      <div className={styles.words}>
        <h1>
          <span className={styles.kicker} data-keep="">
            {home.hero.kicker}
          </span>
          <VisuallyHidden>: </VisuallyHidden>
          <span data-keep="">{home.hero.title}</span>
        </h1>
        <p className={styles.lead} data-keep="">
          <RichText text={home.hero.lead} />{" "}
          <span className={styles.more}>
            <RichText text={home.hero.leadMore} />
          </span>
        </p>
        <div className={styles.actions} data-keep="" data-screen="">
          <CallButton phone={clinic.headerPhone} label={ui.calls.hero} tone="night" echo />
          <Rating texts={{ clinic, ui }} />
        </div>
      </div>
      <HeroSkyButton pause={ui.hero.pause} play={ui.hero.play} />
      <div className={styles.strip} data-keep="">
        <p>
          <Icon name="clock" />
          <OpenNow clinic={clinic} />
        </p>
        <p>
          <Icon name="pin" />
          <span translate="no">{clinic.address.street}</span>
        </p>
        <p className={styles.caption} data-screen="">
          {home.hero.caption}
        </p>
      </div>
    </NightSection>
  );
}
