import { expect, it } from "vitest";
import { contentLines, escapeText } from "#lib/content-lines.ts";

// RFC 5545 §3.1
it.each([
  ["NOTE:", "Sunați, dacă puteți; altfel scrieți \\ veniți:\r\nal doilea rând"],
  ["NOTE:", "Țineți la îndemână trimiterea, cardul implantului și lista medicamentelor. 🗓️ 0256 000 000"],
])("each line has at most 75 octets and ends with CRLF: %s%s", (name, words) => {
  const file = contentLines([name + escapeText(words), "END:VCARD"]);
  expect(file).toMatch(/\r\nEND:VCARD\r\n$/);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
});
