import sharp from "sharp";
import { expect, it } from "vitest";
import { CARD_SIZE, drawCard } from "#seo/social-card.ts";

const CARD = {
  title: "Investigații prin rezonanță magnetică nucleară ".repeat(3),
  kicker: "Investigații RMN în Timișoara",
  answer: "Articulații mici: 765,00 lei",
  drawing: "hero-poster-desktop",
} as const;
/** The largest x to which the card's text may extend, in pixels. */
const WORDS_EDGE = 620;
/** Minimum distance between text and drawing, in pixels. */
const MIN_GAP = 10;

/**
 * The columns (x, in pixels) that contain bright pixels. Columns up to 200 are left out: they contain the
 * clinic's logo, and the test's „.” if it measures the drawing alone.
 */
async function brightColumns(png: Buffer): Promise<number[]> {
  const levels = await sharp(png).greyscale().removeAlpha().raw().toBuffer();
  const columns = new Set<number>();
  for (const [at, level] of levels.entries()) if (level > 90) columns.add(at % CARD_SIZE.width);
  return [...columns].filter((x) => x > 200).sort((a, b) => a - b);
}

it("a long title on the social card ends before the drawing", async () => {
  const { drawing } = CARD;
  const [drawn = 0] = await brightColumns(await drawCard({ title: ".", kicker: ".", drawing }, ". ."));
  expect(drawn).toBeGreaterThan(WORDS_EDGE + MIN_GAP);
  const columns = await brightColumns(await drawCard(CARD, "Centru RMN Timișoara"));
  // Text that extends into the drawing would fill the gap between them.
  expect(columns.filter((x) => x >= WORDS_EDGE && x < WORDS_EDGE + MIN_GAP)).toEqual([]);
  expect(columns.filter((x) => x < WORDS_EDGE).at(-1)).toBeGreaterThan(400);
});
