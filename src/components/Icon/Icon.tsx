import type { LINE_ICONS } from "../../assets/icons.ts";
import sprite from "../../assets/sprite.svg?url";

/** A line icon, or the one filled icon. */
export type IconName = keyof typeof LINE_ICONS | "star";

interface IconProps {
  name: IconName;
  /** Edge in CSS pixels. */
  size?: number;
  className?: string | undefined;
}

/** A decorative line icon out of the sprite; the words beside it, or the control's name, carry the meaning. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true" className={className}>
      <use href={`${sprite}#icon-${name}`} />
    </svg>
  );
}
