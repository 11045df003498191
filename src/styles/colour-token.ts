import { readFileSync } from "node:fs";
import { join } from "node:path";

// Build and tests run from the root of the repository.
const css = readFileSync(join(process.cwd(), "src/styles/tokens.css"), "utf8");

/**
 * A colour of src/styles/tokens.css for use outside CSS: drawings, icons, the browser's theme colour.
 * @param name without the leading dashes, for example `paper`
 * @returns the colour in hexadecimal digits, with `#`
 * @throws Error for an unknown name
 */
export function colourToken(name: string): string {
  const [, colour] = new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(css) ?? [];
  if (!colour) throw new Error(`src/styles/tokens.css has no colour --${name}.`);
  return colour;
}
