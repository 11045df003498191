import type { ReactNode } from "react";
import { MOBILE_MAX_WIDTH } from "../../stars/stage.ts";
import styles from "./NightSection.module.css";

/** Two compositions of a decorative picture: addresses, and the heights that go with 1440 and 390 pixels of width. */
interface NightArt {
  readonly desktop: string;
  readonly desktopHeight: number;
  readonly mobile: string;
  readonly mobileHeight: number;
}

interface NightSectionProps extends React.ComponentProps<"section"> {
  art?: NightArt;
  /** Below the fold: the picture is fetched when it comes near. */
  lazy?: boolean;
  children: ReactNode;
}

/** Night ground with a glow and a picture behind the words; the words do not need either. */
export function NightSection({ art, lazy, className, children, ...section }: NightSectionProps) {
  return (
    <section data-night="" {...section} className={`${styles.night} ${className}`}>
      {children}
      {art && (
        <picture>
          <source
            srcSet={art.mobile}
            media={`(max-width: ${MOBILE_MAX_WIDTH}px)`}
            width={390}
            height={art.mobileHeight}
          />
          <img
            src={art.desktop}
            alt=""
            width={1440}
            height={art.desktopHeight}
            decoding="async"
            loading={lazy ? "lazy" : "eager"}
          />
        </picture>
      )}
    </section>
  );
}
