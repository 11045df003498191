/**
 * Names of the drawings of examinations; content files refer to a drawing by its name. Each drawing has
 * layers and a thumbnail.
 */
export const DRAWINGS = ["cerebral", "coloana", "articulatii", "abdominal", "pelvin", "mamar"] as const;

/**
 * The bodies between which a visitor can choose if the drawings of a woman and of a man differ; the first one
 * is shown initially.
 */
export const BODIES = ["femeie", "barbat"] as const;

export type Drawing = (typeof DRAWINGS)[number];

/** The places of the body at which the list of what to tell the staff is grouped. */
export type BodyPlace = "cap" | "ochi" | "piept" | "brat" | "burta" | "bazin" | "oase";
