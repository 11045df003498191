import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { MARK } from "../../assets/icons.ts";
import { colourToken } from "../design-tokens.ts";

/** Size that Facebook, WhatsApp, LinkedIn and X ask for, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

export interface SocialCard {
  /** The page's name, such as „RMN cerebral”; set over two or three lines. */
  title: string;
  /** One short line above the title. */
  kicker: string;
  /** The price as shown on the page, such as „835,00 lei”, where the page has one. */
  price?: string | undefined;
}

/** A drawing of src/assets/art as text, and how it lies on the card. */
export interface CardArt {
  svg: string;
  /** Pixels of the card for a unit of the drawing. */
  scale: number;
  /** Where the drawing's upper left corner lies, in pixels of the card. */
  at: readonly [x: number, y: number];
  /** How far around `MIDDLE` it is seen, in pixels; it fades towards there, and never reaches the words. */
  reach: number;
  /** What its widths and its opacities are multiplied by: messengers show a card at a quarter of its size. */
  widen: number;
  brighten: number;
}

const COLOUR = {
  ground: colourToken("night-950"),
  glow: colourToken("night-800"),
  line: colourToken("verd-300"),
  copper: colourToken("copper-400"),
  slice: "#c8632c",
  title: colourToken("white"),
  quiet: colourToken("verd-200"),
};

const MARGIN = 72;
const TEXT_WIDTH = 548;
/** The middle of every drawing. */
const MIDDLE = { x: 915, y: 315 };
const KICKER_BASELINE = 110;
const TITLE_TOP = 162;
/** Title and price end above this line, the clinic's name stands under it. */
const TEXT_BOTTOM = 488;
const BRAND_BASELINE = 562;
const TITLE_SIZES = [100, 88, 76, 66, 58];
const TITLE: Omit<TextStyle, "size"> = { weight: 640, tracking: -0.018 };
const LINE_HEIGHT = 1.08;
const PRICE: TextStyle = { size: 60, weight: 600 };
/** From the bottom of the title's last line to the baseline of the price. */
const PRICE_DROP = 72;

/**
 * A page's card as SVG, all text turned into outlines. `name` is the clinic's name, its last word (the town) set
 * lighter. Throws when the title does not fit at the smallest size.
 */
export function cardSvg(card: SocialCard, art: CardArt, name: string): string {
  const text = (words: string, style: TextStyle, x: number, y: number, fill: string) =>
    `<path transform="translate(${x} ${y})" fill="${fill}" d="${outline(words, style).path}"/>`;

  const room = TEXT_BOTTOM - TITLE_TOP - (card.price ? PRICE_DROP : 0);
  const { lines, size } = titleLines(card.title, room);
  const lineHeight = size * LINE_HEIGHT;
  const title = lines.map((line, index) => {
    const baseline = TITLE_TOP + size * 0.74 + index * lineHeight;
    return text(line, { ...TITLE, size }, MARGIN - size * 0.04, baseline, COLOUR.title);
  });
  const priceBaseline = TITLE_TOP + lines.length * lineHeight + PRICE_DROP;
  const price = card.price
    ? text(card.price, priceStyle(card.price), MARGIN, priceBaseline, COLOUR.copper)
    : "";

  const town = name.lastIndexOf(" ");
  const brand: TextStyle = { size: 36, weight: 640 };
  const clinic = name.slice(0, town);
  const townAt = MARGIN + 74 + outline(`${clinic} `, brand).width;

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">
<defs>
<radialGradient id="glow" cx="900" cy="315" r="560" gradientUnits="userSpaceOnUse"><stop stop-color="${COLOUR.glow}"/><stop offset="1" stop-color="${COLOUR.ground}"/></radialGradient>
<radialGradient id="fade" cx="${MIDDLE.x}" cy="${MIDDLE.y}" r="${art.reach}" gradientUnits="userSpaceOnUse"><stop offset=".72" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient>
<mask id="night"><rect width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" fill="url(#fade)"/></mask>
</defs>
<rect width="100%" height="100%" fill="url(#glow)"/>
<g mask="url(#night)"><g transform="translate(${art.at.join(" ")}) scale(${art.scale})" fill="none" stroke="${COLOUR.line}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${nightDrawing(art)}</g></g>
${text(card.kicker, { size: 36, weight: 480 }, MARGIN, KICKER_BASELINE, COLOUR.line)}
${title.join("\n")}
${price}
<g transform="translate(${MARGIN} ${BRAND_BASELINE - 40}) scale(1.4)" fill="none" stroke="${COLOUR.title}" stroke-width="2"><path d="${MARK.rings}"/><path stroke="none" fill="${MARK.disc.fill}" d="${MARK.disc.d}"/></g>
${text(clinic, brand, MARGIN + 74, BRAND_BASELINE, COLOUR.title)}
${text(name.slice(town + 1), { size: 36, weight: 400 }, townAt, BRAND_BASELINE, COLOUR.quiet)}
</svg>`;
}

/** The inside of the drawing in night colours, its widths in units of the drawing instead of screen pixels. */
function nightDrawing({ svg, widen, brighten }: CardArt): string {
  return svg
    .replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, "")
    .replaceAll(colourToken("copper-600"), COLOUR.copper)
    .replaceAll(/ vector-effect="[^"]*"/g, "")
    .replaceAll(/ (stroke-width|opacity)="([^"]*)"/g, (_, name, value) =>
      name === "opacity"
        ? ` opacity="${Math.min(1, Number(value) * brighten)}"`
        : ` stroke-width="${Number(value) * widen}"`,
    );
}

/** The price's usual size, smaller where its words would run into the drawing. */
function priceStyle(price: string): TextStyle {
  const size = PRICE.size * Math.min(1, TEXT_WIDTH / outline(price, PRICE).width);
  return { ...PRICE, size };
}

/** The title at the largest size at which it fits; `room` is the height it may take, in pixels. */
function titleLines(title: string, room: number): { lines: string[]; size: number } {
  for (const size of TITLE_SIZES) {
    const fits = (line: string) => outline(line, { ...TITLE, size }).width <= TEXT_WIDTH;
    const lines: string[] = [];
    for (const word of title.split(" ")) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    if (lines.length * size * LINE_HEIGHT <= room && lines.every(fits)) return { lines, size };
  }
  throw new Error(`Titlul „${title}” nu încape pe imaginea pentru rețele; scurtați-l`);
}

interface TextStyle {
  /** Font size in pixels. */
  size: number;
  /** 400 to 700. */
  weight: number;
  /** Extra space after each letter, in em. */
  tracking?: number;
}

// Astro builds from the root of the repository; a path relative to this module would not survive bundling.
const font = create(readFileSync(join(process.cwd(), "src/lib/social/ysabeau-office.ttf"))) as Font;
const weights = new Map<number, Font>();

/**
 * A line of text as path data, its left end on the baseline at 0,0, and its advance in pixels; kerned. Rasterisers look
 * for installed fonts, and then a card would look different on every machine.
 */
export function outline(text: string, { size, weight, tracking = 0 }: TextStyle) {
  const face = weights.get(weight) ?? font.getVariation({ wght: weight });
  weights.set(weight, face);
  const scale = size / face.unitsPerEm;
  const { glyphs, positions } = face.layout(text);
  let width = 0;
  const parts = glyphs.map((glyph, index) => {
    const position = positions[index];
    const path = glyph.path
      .scale(scale, -scale)
      .translate(width + (position?.xOffset ?? 0) * scale, 0)
      .toSVG();
    width += (position?.xAdvance ?? 0) * scale + tracking * size;
    return path;
  });
  return { path: parts.join("").replace(/\d+\.\d{3,}/g, (number) => Number(number).toFixed(2)), width };
}
