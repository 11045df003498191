import { GLYPHS, type LINE_ICONS } from "#assets/icons.ts";
import type { PICTOGRAMS } from "#assets/pictograms.ts";
import sprite from "#assets/sprite.svg?url";
import type { Drawing } from "#lib/drawings.ts";
import styles from "./Icon.module.css";

/** A line icon, or the one filled icon. */
export type IconName = keyof typeof LINE_ICONS | "star";

interface IconProps<Name extends string> {
  name: Name;
  /** Edge in CSS pixels. */
  size?: number;
}

/** A decorative drawing of the sprite; the text next to it, or the control's name, carries the meaning. */
const SpriteImage = ({ id, ...svg }: { id: string } & React.ComponentProps<"svg">) => (
  <svg aria-hidden="true" {...svg}>
    <use href={`${sprite}#${id}`} />
  </svg>
);

/** A line icon. */
export const Icon = ({ name, size = 24 }: IconProps<IconName>) => (
  <SpriteImage
    id={`icon-${name}`}
    width={size}
    height={size}
    className={name === "chevron" ? styles.chevron : undefined}
  />
);

/** A pictogram with one copper stroke, in the text's colour otherwise. */
export const Pictogram = ({ name, size = 52 }: IconProps<keyof typeof PICTOGRAMS>) => (
  <SpriteImage id={`pictogram-${name}`} width={size} height={size} />
);

/** A line icon drawn in the page itself, for controls that mean nothing until their glyph is there. */
export function InlineIcon({ name, size = 24 }: IconProps<keyof typeof GLYPHS>) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={GLYPHS[name]} />
    </svg>
  );
}

interface ThumbnailProps {
  art: Drawing;
  /** A larger square, which leaves out the drawing's left and right edge, instead of the menus' 5:4. */
  square?: boolean;
}

/** A small drawing of an examination. */
export const Thumbnail = ({ art, square }: ThumbnailProps) => (
  <SpriteImage
    id={`thumb-${art}`}
    className={styles.thumbnail}
    {...(square
      ? { viewBox: "0 0 60 48", preserveAspectRatio: "xMidYMid slice", width: 72, height: 72 }
      : { width: 60, height: 48 })}
  />
);
