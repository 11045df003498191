import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Drawing } from "../../slices/regions/index.ts";
import { type CardArt, cardSvg, type SocialCard } from "./card.ts";

/** The six slices; the head of light for the home page; the stack of spirals for every other page. */
export type CardDrawing = Drawing | "cap" | "spirale";

const asset = (path: string) => readFileSync(join(process.cwd(), "src/assets", path), "utf8");

const SLICE = { scale: 0.7, at: [495, 0], reach: 300, widen: 2, brighten: 1 } as const;

/** The files of the drawings that are no slices, and how they lie. */
const OTHERS = {
  cap: { file: "head", scale: 0.98, at: [707, 42], reach: 400, widen: 1, brighten: 1.7 },
  spirale: { file: "hero-poster-desktop", scale: 0.8, at: [65, -38], reach: 300, widen: 1.6, brighten: 2.2 },
} as const;

function art(drawing: CardDrawing): CardArt {
  const { file, ...place } =
    drawing in OTHERS ? OTHERS[drawing as keyof typeof OTHERS] : { file: drawing, ...SLICE };
  return { svg: asset(`art/${file}.svg`), ...place };
}

/**
 * Draws a page's social card as SVG.
 * @param name The clinic's name, its last word the town.
 */
export function drawCard(card: SocialCard, drawing: CardDrawing, name: string): string {
  return cardSvg(card, art(drawing), name);
}

/** Turns a card into a PNG, 1200 by 630 pixels; the same drawing gives the same bytes. */
export function rasterise(svg: string): Promise<Buffer> {
  // A palette is enough for a card's few colours.
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}
