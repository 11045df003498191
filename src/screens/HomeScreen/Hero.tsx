import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { NightSection } from "../../components/NightSection/NightSection.tsx";
import { OpenNow } from "../../components/OpenNow/OpenNow.tsx";
import { Rating } from "../../components/Rating/Rating.tsx";
import { RichText } from "../../components/RichText/RichText.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import type { Site } from "../../lib/content/files.ts";
import { formatOpeningHours } from "../../lib/opening-hours.ts";
import styles from "./Hero.module.css";
import { HeroSky, HeroSkyButton } from "./HeroSky.tsx";

interface HeroProps {
  clinic: Site["clinic"];
  texts: Site["home"]["hero"];
  ui: Site["ui"];
}

/**
 * Night opens the site: what this is, the phone, when and where. No star shines in what is marked `data-keep`
 * (lib/stars/mask.ts).
 */
export function Hero({ clinic, texts, ui }: HeroProps) {
  return (
    <NightSection className={styles.hero}>
      <HeroSky label={texts.figure} />
      <div className={styles.words}>
        <h1>
          <span className={styles.kicker} data-keep>
            {texts.kicker}
          </span>
          <VisuallyHidden>: </VisuallyHidden>
          <span data-keep>{texts.title}</span>
        </h1>
        <p className={styles.lead} data-keep>
          <RichText text={texts.lead} />{" "}
          <span className={styles.more}>
            <RichText text={texts.leadMore} />
          </span>
        </p>
        <div className={styles.actions} data-keep>
          <CallButton phone={clinic.headerPhone} label={ui.calls.hero} tone="night" echo />
          <Rating {...clinic.rating} label={ui.hero.ratingLabel} />
        </div>
      </div>
      <HeroSkyButton pauseLabel={ui.hero.pause} playLabel={ui.hero.play} />
      <div className={styles.strip} data-keep>
        <p>
          <Icon name="clock" />
          <OpenNow>{formatOpeningHours(clinic.openingHours)}</OpenNow>
        </p>
        <p>
          <Icon name="pin" />
          <span translate="no">{clinic.address.street}</span>
        </p>
        <p className={styles.caption}>{texts.caption}</p>
      </div>
    </NightSection>
  );
}
