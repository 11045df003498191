/** Content lines: the form that calendar entries (RFC 5545 §3.1) and vCards (RFC 2426 §2.6) share. */

/** Octets of a line, its end not counted. */
const MAX_LINE_BYTES = 75;

/** Text as a value, or as a part of one (RFC 5545 §3.3.11, RFC 2426 §2.4.2). */
export const escapeText = (text: string) =>
  text.replaceAll(/[\\,;]/g, "\\$&").replaceAll(/\r\n|\r|\n/g, "\\n");

const octets = (text: string) => new TextEncoder().encode(text).length;

/** A long line on several, each after the first with a space before it; no character is torn apart. */
function folded(line: string): string {
  const lines = [""];
  for (const character of line) {
    const last = lines.at(-1) ?? "";
    if (octets(last + character) <= MAX_LINE_BYTES) lines[lines.length - 1] = last + character;
    else lines.push(` ${character}`);
  }
  return lines.join("\r\n");
}

/** A file of such lines. @param lines unfolded, without their ends */
export const contentLines = (lines: readonly string[]) => lines.map((line) => `${folded(line)}\r\n`).join("");
