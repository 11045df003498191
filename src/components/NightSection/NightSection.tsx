import { MOBILE_MAX_WIDTH } from "#stars/stage.ts";
import styles from "./NightSection.module.css";

interface NightSectionProps extends React.ComponentProps<"section"> {
  /** Addresses of a decorative picture in two compositions. */
  art?: Readonly<Record<"desktop" | "mobile", string>>;
  /** Below the first screen: the picture is fetched when it comes near. */
  lazy?: boolean;
}

/** A dark ground with a glow and a picture; the words are readable without them. */
export function NightSection({ art, lazy, className, children, ...section }: NightSectionProps) {
  return (
    <section data-night="" {...section} className={`${styles.night} ${className}`}>
      {children}
      {art && (
        <picture>
          <source srcSet={art.mobile} media={`(max-width: ${MOBILE_MAX_WIDTH}px)`} />
          <img src={art.desktop} alt="" decoding="async" loading={lazy ? "lazy" : "eager"} />
        </picture>
      )}
    </section>
  );
}
