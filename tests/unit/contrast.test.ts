import { describe, expect, test } from "vitest";
import { colourToken } from "../../src/lib/design-tokens.ts";

/** Relative luminance of a token (WCAG 2.2, "relative luminance"). */
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

const LIGHT_GROUNDS = ["paper", "white", "verd-50", "verd-100"];

describe("body text and links: at least 7:1", () => {
  test.each([
    ...LIGHT_GROUNDS.flatMap((ground) => [
      ["ink-900", ground],
      ["ink-700", ground],
      ["verd-700", ground],
    ]),
    ["ink-900", "copper-100"],
    ["ink-700", "copper-100"],
    ["copper-800", "copper-100"],
    ["mist", "night-950"],
    ["mist", "night-900"],
    ["mist-2", "night-950"],
    ["verd-300", "night-950"],
    ["white", "copper-700"],
    ["white", "copper-800"],
    ["night-950", "copper-400"],
    ["night-950", "copper-300"],
    ["copper-400", "night-950"],
    ["verd-800", "verd-100"],
  ])("%s on %s", (text, ground) => expect(contrast(text, ground)).toBeGreaterThanOrEqual(7));
});

describe("boundaries of controls and meaningful graphics: at least 3:1", () => {
  test.each([
    ["verd-500", "paper"],
    ["verd-500", "white"],
    ["verd-500", "verd-50"],
    ["line-400", "paper"],
    ["line-400", "white"],
    ["copper-600", "verd-50"],
    ["copper-700", "verd-50"],
    ["copper-400", "night-900"],
    ["copper-400", "night-950"],
  ])("%s on %s", (graphic, ground) => expect(contrast(graphic, ground)).toBeGreaterThanOrEqual(3));
});
