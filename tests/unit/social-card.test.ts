import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { DRAWINGS } from "../../src/lib/drawings.ts";
import { CARD_SIZE, cardSvg } from "../../src/lib/social/card.ts";
import { outliner } from "../../src/lib/social/outline.ts";
import { drawCard, rasterise } from "../../src/lib/social/render.ts";

const NAME = "Centru RMN Timișoara";
const CARD = {
  title: "RMN coloană vertebrală",
  kicker: "Investigații RMN în Timișoara",
  price: "835,00 lei",
};
it.each([...DRAWINGS, "spirale"] as const)("draws a card with %s that messengers accept", async (drawing) => {
  const png = await rasterise(drawCard(CARD, drawing, NAME));
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", ...CARD_SIZE });
  expect(png.byteLength).toBeLessThanOrEqual(150 * 1024);
});

it("gives the same bytes for the same page", async () => {
  const draw = () => rasterise(drawCard(CARD, "mamar", NAME));
  const [first, second] = [await draw(), await draw()];
  expect(first.equals(second)).toBe(true);
});

it("draws every letter as an outline, the Romanian ones too", () => {
  const outline = outliner(readFileSync("src/lib/social/ysabeau-office.ttf"));
  const style = { size: 100, weight: 640 };
  const blank = outline("\u{1F600}", style).path; // what the font draws for a character it lacks
  for (const letter of "ȘșȚțĂăÂâÎî„”–") {
    expect(outline(letter, style).path).not.toBe("");
    expect(outline(letter, style).path).not.toBe(blank);
  }
  const svg = cardSvg(CARD, { svg: "<svg></svg>", scale: 1, at: [0, 0] }, NAME, "", outline);
  expect(svg).not.toContain("<text");
});

it("refuses a title that does not fit", () => {
  const title = "Investigații prin rezonanță magnetică nucleară ".repeat(3).trim();
  expect(() => drawCard({ ...CARD, title }, "spirale", NAME)).toThrow("nu încape");
});
