import { GLYPHS, type LINE_ICONS } from "../../assets/icons.ts";
import type { SIGNS } from "../../assets/signs.ts";
import sprite from "../../assets/sprite.svg?url";
import type { Drawing } from "../../slices/regions/index.ts";
import styles from "./Icon.module.css";

/** A line icon, or the one filled icon. */
export type IconName = keyof typeof LINE_ICONS | "star";

interface IconProps<Name extends string> {
  name: Name;
  /** Edge in CSS pixels. */
  size?: number;
}

/** A decorative line icon out of the sprite; the words beside it, or the control's name, carry the meaning. */
export function Icon({ name, size = 24 }: IconProps<IconName>) {
  const className = name === "chevron" ? styles.chevron : undefined;
  return (
    <svg width={size} height={size} aria-hidden="true" className={className}>
      <use href={`${sprite}#icon-${name}`} />
    </svg>
  );
}

/** A decorative sign with one copper stroke, in the text's colour otherwise. */
export function Sign({ name, size = 52 }: IconProps<keyof typeof SIGNS>) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#sign-${name}`} />
    </svg>
  );
}

interface InlineIconProps {
  name: keyof typeof GLYPHS;
  /** Edge in CSS pixels. */
  size?: number;
}

/** A line icon drawn in the page itself, for controls that mean nothing until their glyph is there. */
export function InlineIcon({ name, size = 24 }: InlineIconProps) {
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

/** A small decorative drawing of an examination. */
export function Thumbnail({ art, square }: ThumbnailProps) {
  const drawing = `${sprite}#thumb-${art}`;
  return square ? (
    <svg viewBox="6 0 48 48" width={72} height={72} aria-hidden="true" className={styles.thumbnail}>
      <use href={drawing} width={60} height={48} />
    </svg>
  ) : (
    <svg width={60} height={48} aria-hidden="true" className={styles.thumbnail}>
      <use href={drawing} />
    </svg>
  );
}
