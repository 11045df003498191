import type { ReactNode } from "react";
import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { NightSection } from "../../components/NightSection/NightSection.tsx";
import { Rating } from "../../components/Rating/Rating.tsx";
import { RichText } from "../../components/RichText/RichText.tsx";
import type { Site } from "../../lib/content/files.ts";
import { formatOpeningHours } from "../../lib/opening-hours.ts";
import styles from "./Hero.module.css";
import { SPIRALS } from "./spirals.ts";

interface HeroProps {
  clinic: Site["clinic"];
  texts: Site["home"]["hero"];
  ui: Site["ui"];
  /** Draws over the poster and stands, with its caption, in the strip. */
  stars?: ReactNode;
}

/** Night opens the site: what this is, the phone, when and where. */
export function Hero({ clinic, texts, ui, stars }: HeroProps) {
  return (
    <NightSection art={SPIRALS} className={styles.hero}>
      <div className={styles.words}>
        <h1>
          <span className={styles.kicker}>{texts.kicker}</span> <span>{texts.title}</span>
        </h1>
        <p className={styles.lead}>
          <RichText text={texts.lead} />
        </p>
        <div className={styles.actions}>
          <CallButton phone={clinic.headerPhone} label={ui.calls.hero} tone="night" echo />
          <Rating {...clinic.rating} label={ui.hero.ratingLabel} />
        </div>
      </div>
      <div className={styles.strip}>
        <p>
          <Icon name="clock" />
          <span>{formatOpeningHours(clinic.openingHours)}</span>
        </p>
        <p>
          <Icon name="pin" />
          <span translate="no">{clinic.address.street}</span>
        </p>
        <div className={styles.stars}>{stars}</div>
      </div>
    </NightSection>
  );
}
