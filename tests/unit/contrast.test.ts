import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "../../src/styles/tokens.css"), "utf8");

/** Relative luminance (WCAG 2.2) of an OKLCH token; conversion after Ottosson, "A perceptual color space" (2020). */
function luminance(token: string): number {
  const match = new RegExp(`--${token}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(css);
  if (!match) throw new Error(`No token --${token}`);
  const [lightness, chroma, hue] = match.slice(1).map(Number) as [number, number, number];
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
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
