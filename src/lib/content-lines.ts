/** Formats content lines, the line format of calendar entries (RFC 5545 §3.1) and vCards (RFC 2426 §2.6). */

/** Maximum length of a line in bytes, without the CRLF at its end. */
const MAX_LINE_BYTES = 75;

/** Escapes a text for a value (RFC 5545 §3.3.11, RFC 2426 §2.4.2). */
export const escapeText = (text: string) =>
  text.replaceAll(/[\\,;]/g, "\\$&").replaceAll(/\r\n|\r|\n/g, "\\n");

const byteLength = (text: string) => new TextEncoder().encode(text).length;

/**
 * Divides a long line between characters. Each continuation line begins with a space, as RFC 5545 requires.
 */
function fold(line: string): string {
  const lines = [""];
  for (const character of line) {
    const last = lines.at(-1) ?? "";
    if (byteLength(last + character) <= MAX_LINE_BYTES) lines[lines.length - 1] = last + character;
    else lines.push(` ${character}`);
  }
  return lines.join("\r\n");
}

/**
 * Makes the text of a calendar entry or vCard: folds long lines and ends every line with CRLF.
 * @param lines unfolded lines, without line breaks
 */
export const contentLines = (lines: readonly string[]) => lines.map((line) => `${fold(line)}\r\n`).join("");
