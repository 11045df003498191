import { phoneHref } from "./format.ts";

const S = "[ \u00a0]";

/** A national number, or the emergency number where the text says to call it: „sunați la 112”, not „112 lei”. */
const PHONE = new RegExp(
  `(?<!\\d)0\\d{3}${S}?\\d{3}${S}?\\d{3}(?!\\d)|(?<=\\bla${S})112(?!\\d|[.,]\\d)`,
  "g",
);

/** A part of a text; a phone number has the `tel:` link that calls it. */
export interface PhonePart {
  readonly text: string;
  readonly tel?: string;
}

/** Cuts a text so that its phone numbers stand alone, in order. */
export function phoneParts(text: string): PhonePart[] {
  const parts: PhonePart[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(PHONE)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: number, tel: number === "112" ? "tel:112" : phoneHref(number) });
    end = index + number.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
