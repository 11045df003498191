/** Names of the drawings of examinations, each with a film and a thumbnail; content files choose one by its name. */
export const DRAWINGS = ["cerebral", "coloana", "articulatii", "abdominal", "pelvin", "mamar"] as const;

/** The body that a drawing shows, where a woman's and a man's differ; the first one is shown initially. */
export const BODIES = ["femeie", "barbat"] as const;

export type Drawing = (typeof DRAWINGS)[number];
