import { MOBILE_LAYOUT } from "#lib/breakpoints.ts";
import styles from "./NightSection.module.css";

interface NightSectionProps extends React.ComponentProps<"section"> {
  /** Addresses of a decorative picture: one version for desktops and one for phones. */
  art?: Readonly<Record<"desktop" | "mobile", string>>;
  /** Set for a section below the first screen: the picture is loaded when the visitor scrolls near it. */
  isLazy?: boolean;
}

/** A dark section with a glow and a picture. Its text is readable without them. */
export function NightSection({ art, isLazy, className = "", children, ...section }: NightSectionProps) {
  return (
    <section data-night="" {...section} className={`${styles.night} ${className}`}>
      {children}
      {art && (
        <picture>
          <source srcSet={art.mobile} media={MOBILE_LAYOUT} />
          <img src={art.desktop} alt="" decoding="async" loading={isLazy ? "lazy" : "eager"} />
        </picture>
      )}
    </section>
  );
}
