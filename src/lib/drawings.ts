/**
 * Names of the drawings of examinations, each with layers and a thumbnail; content files refer to a drawing by its
 * name.
 */
export const DRAWINGS = ["cerebral", "coloana", "articulatii", "abdominal", "pelvin", "mamar"] as const;

/** The bodies among which a visitor can choose if a woman's and a man's differ; the first one is shown initially. */
export const BODIES = ["femeie", "barbat"] as const;

export type Drawing = (typeof DRAWINGS)[number];
