import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type CreateText } from "sharp";
import { MARK } from "#assets/icons.ts";
import type { Drawing } from "#lib/drawings.ts";
import { colourToken } from "#styles/colour-token.ts";

/** Image size that Facebook, WhatsApp, LinkedIn and X recommend, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/**
 * The drawing on a card: the examination's drawing for the page of an examination, the head of stars (`head`)
 * for the home page, and the stack of spirals (`hero-poster-desktop`) for every other page.
 */
type CardDrawing = Drawing | "head" | "hero-poster-desktop";

export interface SocialCard {
  readonly title: string;
  /** One short line above the title. */
  readonly kicker: string;
  /**
   * The key fact of the page, such as „835,00 lei” or the phone number. Without a key fact, it is the part of
   * the page's title after the first comma, if there is one.
   */
  readonly answer?: string | undefined;
  readonly drawing: CardDrawing;
}

/**
 * Position of a drawing of src/assets/art on the card. `scale`: card pixels per unit of the drawing. `at`:
 * the drawing's upper left corner. `reach`: radius around `DRAWING_MIDDLE` at which the drawing has faded
 * out, so that it never touches the text. `widen` and `brighten` multiply the drawing's line widths and
 * opacities, because messaging apps show a card at a quarter of its size.
 */
const SLICE_LAYOUT = { scale: 0.7, at: [495, 0], reach: 300, widen: 2, brighten: 1 };
const OTHER_LAYOUTS: Readonly<Partial<Record<CardDrawing, typeof SLICE_LAYOUT>>> = {
  head: { scale: 0.98, at: [707, 42], reach: 400, widen: 1, brighten: 1.7 },
  "hero-poster-desktop": { scale: 0.8, at: [65, -38], reach: 300, widen: 1.6, brighten: 2.2 },
};

const COLOUR = {
  background: colourToken("night-950"),
  glow: colourToken("night-800"),
  line: colourToken("verd-300"),
  copper: colourToken("copper-400"),
  title: colourToken("white"),
  quiet: colourToken("verd-200"),
};

const MARGIN = 72;
/** The middle of every drawing on the card, in pixels. */
const DRAWING_MIDDLE = { x: 915, y: 315 };
/** The area of the text, in pixels; the clinic's name is below it. */
const WORDS_AREA = { top: 84, width: 548, height: 400 };
const BRAND = { left: MARGIN + 74, top: 536 };

// Paths start at the working directory, which is the root of the repository. A path relative to this module
// would be wrong after bundling.
const projectPath = (path: string) => join(process.cwd(), path);

/**
 * The font of all texts on a card, the same as in the site's headings. It is read from a file, because
 * installed fonts differ between machines.
 */
const FONT = { font: "Centru RMN Display", fontfile: projectPath("src/seo/ysabeau-office.ttf") };

/**
 * A text in Pango markup. `size`: font size in points, which are pixels at 72 dpi. `line`: line height as a
 * multiple of the font's own.
 */
const styled = (text: string, size: number, weight: number, colour: string, line = 1) => {
  const words = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<span size="${size}pt" weight="${weight}" foreground="${colour}" line_height="${line}">${words}</span>`;
};

const draw = (text: string, fit: Omit<CreateText, "text">) =>
  sharp({ text: { text, ...FONT, rgba: true, ...fit } })
    .png()
    .toBuffer({ resolveWithObject: true });

/**
 * Draws the social card of a page, the picture that apps show for a link to the page, as PNG. The last word
 * of `clinicName`, the town, has a lighter weight and colour.
 */
export async function drawCard(card: SocialCard, clinicName: string): Promise<Buffer> {
  const { title, kicker, answer, drawing } = card;
  const lines = [styled(kicker, 36, 480, COLOUR.line), styled(title, 92, 640, COLOUR.title, 0.9)];
  if (answer) lines.push(styled(answer, 48, 600, COLOUR.copper, 1.5));
  const { width, height } = WORDS_AREA;
  let words = await draw(lines.join("\n"), { width, dpi: 72 });
  // Text that does not fit is drawn again without `dpi`: sharp then chooses the largest font size that fits.
  if (words.info.width > width || words.info.height > height)
    words = await draw(lines.join("\n"), { width, height });
  const town = clinicName.lastIndexOf(" ");
  const brand = await draw(
    styled(clinicName.slice(0, town), 36, 640, COLOUR.title) +
      styled(clinicName.slice(town), 36, 400, COLOUR.quiet),
    { dpi: 72 },
  );
  return (
    sharp(Buffer.from(drawBackground(drawing)))
      .composite([
        { input: words.data, left: MARGIN, top: WORDS_AREA.top },
        { input: brand.data, ...BRAND },
      ])
      // A palette is sufficient for the few colours of a card.
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer()
  );
}

/** The card without its text, as SVG: dark background, drawing, glow and the clinic's logo. */
function drawBackground(drawing: CardDrawing): string {
  const { at, scale, reach, ...light } = OTHER_LAYOUTS[drawing] ?? SLICE_LAYOUT;
  const svg = readFileSync(projectPath(`src/assets/art/${drawing}.svg`), "utf8");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">
<defs>
<radialGradient id="glow" cx="900" cy="315" r="560" gradientUnits="userSpaceOnUse"><stop stop-color="${COLOUR.glow}"/><stop offset="1" stop-color="${COLOUR.background}"/></radialGradient>
<radialGradient id="fade" cx="${DRAWING_MIDDLE.x}" cy="${DRAWING_MIDDLE.y}" r="${reach}" gradientUnits="userSpaceOnUse"><stop offset=".72" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient>
<mask id="night"><rect width="100%" height="100%" fill="url(#fade)"/></mask>
</defs>
<rect width="100%" height="100%" fill="url(#glow)"/>
<g mask="url(#night)"><g transform="translate(${at.join(" ")}) scale(${scale})" fill="none" stroke="${COLOUR.line}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${toNightColours(svg, light)}</g></g>
<g transform="translate(${MARGIN} 522) scale(1.4)" fill="none" stroke="${COLOUR.title}" stroke-width="2"><path d="${MARK.rings}"/><path stroke="none" fill="${MARK.disc.fill}" d="${MARK.disc.d}"/></g>
</svg>`;
}

/**
 * The content of a drawing's SVG for a dark background, with wider lines and more opacity. `vector-effect` is
 * removed, so that line widths scale with the drawing.
 */
function toNightColours(
  svg: string,
  { widen, brighten }: Pick<typeof SLICE_LAYOUT, "widen" | "brighten">,
): string {
  return svg
    .replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, "")
    .replaceAll(/ vector-effect="[^"]*"/g, "")
    .replaceAll(/ stroke-width="([^"]*)"/g, (_, width) => ` stroke-width="${Number(width) * widen}"`)
    .replaceAll(
      / opacity="([^"]*)"/g,
      (_, opacity) => ` opacity="${Math.min(1, Number(opacity) * brighten)}"`,
    );
}
