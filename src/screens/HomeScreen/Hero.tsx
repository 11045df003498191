import head from "../../assets/art/head.svg?url";
import { CallButton } from "../../components/CallButton/CallButton.tsx";
import { OpenNow } from "../../components/Hours/Hours.tsx";
import { Icon, InlineIcon } from "../../components/Icon/Icon.tsx";
import { NightSection } from "../../components/NightSection/NightSection.tsx";
import { RichText } from "../../components/RichText/RichText.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import type { Site } from "../../content/files.ts";
import styles from "./Hero.module.css";
import skyStyles from "./HeroSky.module.css";
import { Rating } from "./Rating.tsx";

/** Where the hero ends, whose ground grows with its words. What follows waits for a style sheet. */
export const HERO_END = "legenda";

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
        <p id={HERO_END} className={styles.caption} data-screen="">
          {home.hero.caption}
        </p>
      </div>
    </NightSection>
  );
}

/**
 * The hero's 5000 stars: a canvas over the whole section, and the standing head as a drawing where the stars form it
 * later. stars/player finds both by their `data-` names and plays on the canvas. `data-state` is `poster` until
 * the first frame is drawn (and for good under reduced motion, with Save-Data, without JavaScript or canvas), then the
 * state of the motion: playing, paused or still.
 *
 * The figure has words, so that its caption makes sense to who cannot see it. The drawing is a `<use>`, so that it
 * never counts as the page's largest paint, nor delays it.
 */
function HeroSky({ label }: { label: string }) {
  return (
    <>
      <div className={skyStyles.sky} data-state="poster" data-sky="" data-screen="">
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex takes no focus. */}
        <canvas aria-hidden="true" />
      </div>
      <div className={skyStyles.figure} role="img" aria-label={label} data-figure="" data-screen="">
        <svg className={skyStyles.drawing} viewBox="0 0 424 558" aria-hidden="true">
          <use href={`${head}#head`} />
        </svg>
      </div>
    </>
  );
}

/** Stops and starts the stars; hidden until they can move. The second name is for when the visitor has stopped them. */
function HeroSkyButton({ pause, play }: { pause: string; play: string }) {
  return (
    <button type="button" className={skyStyles.button} hidden aria-label={pause} data-label={play}>
      <InlineIcon name="pause" />
      <InlineIcon name="play" />
    </button>
  );
}
