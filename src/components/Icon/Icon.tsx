import sprite from "../../assets/sprite.svg?url";

export type IconName =
  | "phone"
  | "menu"
  | "close"
  | "chevron"
  | "arrow"
  | "clock"
  | "pin"
  | "mail"
  | "check"
  | "printer"
  | "pause"
  | "play"
  | "up"
  | "card"
  | "wave"
  | "film"
  | "slices"
  | "star";

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
