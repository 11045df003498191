/** Content lines: the form that calendar entries (RFC 5545 §3.1) and vCards (RFC 2426 §2.6) share. */

/** Maximum length of a line in bytes, without its line break. */
const MAX_LINE_BYTES = 75;

/** Escapes a text for a value (RFC 5545 §3.3.11, RFC 2426 §2.4.2). */
export const escapeText = (text: string) =>
  text.replaceAll(/[\\,;]/g, "\\$&").replaceAll(/\r\n|\r|\n/g, "\\n");

const byteLength = (text: string) => new TextEncoder().encode(text).length;

/** Splits a long line between characters; each continuation line begins with a space. */
function fold(line: string): string {
  const lines = [""];
  for (const character of line) {
    const last = lines.at(-1) ?? "";
    if (byteLength(last + character) <= MAX_LINE_BYTES) lines[lines.length - 1] = last + character;
    else lines.push(` ${character}`);
  }
  return lines.join("\r\n");
}

/** Makes a file of content lines. @param lines unfolded, without line breaks */
export const contentLines = (lines: readonly string[]) => lines.map((line) => `${fold(line)}\r\n`).join("");
