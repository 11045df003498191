/**
 * The drawings of examinations. Each has a slice (`src/assets/art/<name>.svg`)
 * and a thumbnail in the sprite; content files choose one by its name.
 */
export const DRAWINGS = ["cerebral", "coloana", "articulatii", "abdominal", "pelvin", "mamar"] as const;

export type Drawing = (typeof DRAWINGS)[number];
