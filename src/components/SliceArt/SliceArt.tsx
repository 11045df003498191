import abdominal from "../../assets/art/abdominal.svg?url";
import articulatii from "../../assets/art/articulatii.svg?url";
import cerebral from "../../assets/art/cerebral.svg?url";
import coloana from "../../assets/art/coloana.svg?url";
import mamar from "../../assets/art/mamar.svg?url";
import pelvin from "../../assets/art/pelvin.svg?url";

const SLICES = { abdominal, articulatii, cerebral, coloana, mamar, pelvin };

/** Name of an examination's drawing. */
export type SliceName = keyof typeof SLICES;

/** The decorative 4:3 drawing of an examination, fetched when it comes near the screen. */
export function SliceArt({ name }: { name: SliceName }) {
  return <img src={SLICES[name]} alt="" width={1200} height={900} loading="lazy" decoding="async" />;
}
