import { readFileSync } from "node:fs";
import { join } from "node:path";

// The path is relative to the working directory: the build and the tests run in the root of the repository.
const css = readFileSync(join(process.cwd(), "src/styles/tokens.css"), "utf8");

/**
 * Returns a colour of src/styles/tokens.css for use outside CSS: in drawings, icons and the browser's theme
 * colour.
 * @param name without the leading dashes, for example `paper`
 * @returns the colour in hexadecimal digits, with `#`
 * @throws Error for an unknown name
 */
export function colourToken(name: string): string {
  const [, colour] = new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(css) ?? [];
  if (!colour) throw new Error(`src/styles/tokens.css has no colour --${name}.`);
  return colour;
}
