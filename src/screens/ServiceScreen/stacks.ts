import abdominal from "../../assets/art/stack-abdominal.svg?url";
import articulatii from "../../assets/art/stack-articulatii.svg?url";
import cerebral from "../../assets/art/stack-cerebral.svg?url";
import coloana from "../../assets/art/stack-coloana.svg?url";
import mamar from "../../assets/art/stack-mamar.svg?url";
import pelvin from "../../assets/art/stack-pelvin.svg?url";

/** The opened stack of slices in the head of each examination, by the name of its drawing. */
export const STACKS = { abdominal, articulatii, cerebral, coloana, mamar, pelvin };
