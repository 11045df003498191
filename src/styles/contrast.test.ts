import { describe, expect, test } from "vitest";
import { colourToken } from "#styles/colour-token.ts";

/** Returns the luminance of a colour token, as WCAG 2.2 defines it under "relative luminance". */
function luminance(token: string): number {
  const [red, green, blue] = (colourToken(token).match(/[0-9a-f]{2}/g) ?? []).map((pair) => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The text colours that the site uses on each background. */
const TEXT = {
  paper: "ink-900 ink-700 verd-700",
  white: "ink-900 ink-700 verd-700",
  "verd-50": "ink-900 ink-700 verd-700",
  "verd-100": "ink-900 ink-700 verd-700 verd-800",
  "copper-100": "ink-900 ink-700 copper-800",
  "night-950": "mist mist-2 verd-300 copper-400",
  "night-900": "mist",
  "copper-700": "white",
  "copper-800": "white",
  "copper-400": "night-950",
  "copper-300": "night-950",
};
const GRAPHICS = {
  paper: "verd-500 line-400",
  white: "verd-500 line-400",
  "verd-50": "verd-500 copper-600 copper-700",
  "night-900": "copper-400",
  "night-950": "copper-400",
};

describe.each([
  ["body text and links", 7, TEXT],
  ["boundaries of controls and meaningful graphics", 3, GRAPHICS],
])("%s: at least %i:1", (_, least, grounds) => {
  const pairs = Object.entries(grounds).flatMap(([ground, inks]) =>
    inks.split(" ").map((ink) => [ink, ground] as const),
  );
  test.each(pairs)("%s on %s", (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(least);
  });
});
