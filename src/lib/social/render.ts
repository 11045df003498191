import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Drawing } from "../drawings.ts";
import { type CardArt, cardSvg, type SocialCard } from "./card.ts";
import { type Outliner, outliner } from "./outline.ts";

/** The six slices, and the stack of spirals for every page that is not about one examination. */
export type CardDrawing = Drawing | "spirale";

// Astro builds from the root of the repository; a path relative to this module would not survive bundling.
const source = (path: string) => readFileSync(join(process.cwd(), "src", path));

const SLICE = { scale: 0.7, at: [480, 0] } as const;
const SPIRALS = { scale: 0.8, at: [65, -38] } as const;

function art(drawing: CardDrawing): CardArt {
  if (drawing === "spirale")
    return { svg: source("assets/art/hero-poster-desktop.svg").toString(), ...SPIRALS };
  return { svg: source(`assets/art/${drawing}.svg`).toString(), ...SLICE };
}

let sharedOutliner: Outliner | undefined;

/** A palette is enough for a card's few colours. */
export const PNG_OPTIONS = { palette: true, compressionLevel: 9, effort: 10 } as const;

/**
 * Draws a page's social card as SVG.
 * @param name The clinic's name, its last word the town.
 */
export function drawCard(card: SocialCard, drawing: CardDrawing, name: string): string {
  sharedOutliner ??= outliner(source("lib/social/ysabeau-office.ttf"));
  const logo = source("assets/logo.svg").toString();
  const mark = logo.replace(/<svg[^>]*>|<\/svg>/g, "");
  return cardSvg(card, art(drawing), name, mark, sharedOutliner);
}

/** Turns a card into a PNG, 1200 by 630 pixels; the same drawing gives the same bytes. */
export function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png(PNG_OPTIONS).toBuffer();
}
