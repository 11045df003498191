import type { LINE_ICONS } from "../../assets/icons.ts";
import type { SIGNS } from "../../assets/signs.ts";
import sprite from "../../assets/sprite.svg?url";

/** A line icon, or the one filled icon. */
export type IconName = keyof typeof LINE_ICONS | "star";

interface IconProps<Name extends string> {
  name: Name;
  /** Edge in CSS pixels. */
  size?: number;
  className?: string | undefined;
}

/** A decorative line icon out of the sprite; the words beside it, or the control's name, carry the meaning. */
export function Icon({ name, size = 24, className }: IconProps<IconName>) {
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
