import type { SIGNS } from "../../assets/signs.ts";
import sprite from "../../assets/sprite.svg?url";

export type SignName = keyof typeof SIGNS;

/** A decorative sign with one copper stroke, in the text's colour otherwise. `size` is its edge in CSS pixels. */
export function Sign({ name, size = 52 }: { name: SignName; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#sign-${name}`} />
    </svg>
  );
}
