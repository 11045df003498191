import sharp from "sharp";
import { expect, it } from "vitest";
import { CARD_SIZE, cardSvg, outline } from "../../src/lib/social/card.ts";
import { drawCard, rasterise } from "../../src/lib/social/render.ts";
import { DRAWINGS } from "../../src/slices/regions/index.ts";

const NAME = "Centru RMN Timișoara";
const CARD = {
  title: "RMN coloană vertebrală",
  kicker: "Investigații RMN în Timișoara",
  price: "Articulații mici: 765,00 lei",
};
const BLANK = { svg: "<svg></svg>", scale: 1, at: [0, 0], reach: 1, widen: 1, brighten: 1 } as const;
const words = rasterise(cardSvg(CARD, BLANK, NAME));

/** First and last column, right of the clinic's mark, in which a card is brighter than another by `least` levels. */
async function columns(png: Buffer, least: number, than?: Buffer): Promise<[first: number, last: number]> {
  const [levels, ground] = await Promise.all(
    [png, than].map((picture) => (picture ? sharp(picture).greyscale().raw().toBuffer() : undefined)),
  );
  const seen = [...Array(CARD_SIZE.width).keys()].filter((x) => {
    for (let at = x; levels && at < levels.length; at += CARD_SIZE.width)
      if (x > 140 && (levels[at] ?? 0) - (ground?.[at] ?? 0) > least) return true;
    return false;
  });
  return [seen[0] ?? Number.NaN, seen.at(-1) ?? Number.NaN];
}

it.each([...DRAWINGS, "cap", "spirale"] as const)(
  "draws a card that messengers accept, its words and %s apart",
  async (drawing) => {
    const png = await rasterise(drawCard(CARD, drawing, NAME));
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", ...CARD_SIZE });
    expect(png.byteLength).toBeLessThanOrEqual(150 * 1024);
    const [, lastOfWords] = await columns(await words, 90);
    const [firstOfDrawing] = await columns(png, 24, await words);
    expect(firstOfDrawing).toBeGreaterThan(lastOfWords);
  },
);

it("draws every letter as an outline, the Romanian ones too", () => {
  const style = { size: 100, weight: 640 };
  const blank = outline("\u{1F600}", style).path; // what the font draws for a character it lacks
  for (const letter of "ȘșȚțĂăÂâÎî„”–") {
    expect(outline(letter, style).path).not.toBe("");
    expect(outline(letter, style).path).not.toBe(blank);
  }
  const svg = cardSvg(CARD, BLANK, NAME);
  expect(svg).not.toContain("<text");
});

it("refuses a title that does not fit", () => {
  const title = "Investigații prin rezonanță magnetică nucleară ".repeat(3).trim();
  expect(() => drawCard({ ...CARD, title }, "spirale", NAME)).toThrow("nu încape");
});
