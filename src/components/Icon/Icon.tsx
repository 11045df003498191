import { INLINE_ICONS, type LINE_ICONS } from "#assets/icons.ts";
import type { PICTOGRAMS } from "#assets/pictograms.ts";
import sprite from "#assets/sprite.svg?url";
import type { Drawing } from "#lib/drawings.ts";
import styles from "./Icon.module.css";

/** The name of a line icon, or of the one filled icon, the star. */
export type IconName = keyof typeof LINE_ICONS | "star";

interface IconProps<Name extends string> {
  name: Name;
  /** Width and height in CSS pixels. */
  size?: number;
}

/**
 * Shows a symbol of the sprite. Screen readers ignore it, because the text beside it, or the accessible name
 * of the link or button around it, says what it means.
 */
const SpriteImage = ({ id, ...svg }: { id: string } & React.ComponentProps<"svg">) => (
  <svg aria-hidden="true" {...svg}>
    <use href={`${sprite}#${id}`} />
  </svg>
);

/** An icon of the sprite. The browser may load the sprite later than the page (see `InlineIcon`). */
export const Icon = ({ name, size = 24 }: IconProps<IconName>) => (
  <SpriteImage
    id={`icon-${name}`}
    width={size}
    height={size}
    className={name === "chevron" ? styles.chevron : undefined}
  />
);

/** A pictogram. One of its strokes is copper; the others have the colour of the text. */
export const Pictogram = ({ name }: { name: keyof typeof PICTOGRAMS }) => (
  <SpriteImage id={`pictogram-${name}`} width={40} height={40} />
);

/**
 * A line icon whose path is in the HTML, so that it does not wait for the sprite. It is for controls that
 * have no meaning until their icon is visible.
 */
export function InlineIcon({ name, size = 24 }: IconProps<keyof typeof INLINE_ICONS>) {
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
      <path d={INLINE_ICONS[name]} />
    </svg>
  );
}

interface ThumbnailProps {
  art: Drawing;
  /** Cuts off the left and right edges, so that the thumbnail is square. In menus it is whole (5 : 4). */
  isSquare?: boolean;
}

/** A small drawing of an examination. */
export const Thumbnail = ({ art, isSquare }: ThumbnailProps) => (
  <SpriteImage
    id={`thumb-${art}`}
    className={styles.thumbnail}
    {...(isSquare
      ? { viewBox: "0 0 60 48", preserveAspectRatio: "xMidYMid slice", width: 72, height: 72 }
      : { width: 60, height: 48 })}
  />
);
