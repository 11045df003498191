import fc from "fast-check";
import { expect, it } from "vitest";
import { phoneParts } from "./format.ts";
import { asRich, inlineParts } from "./rich-text.ts";
import { bindNumbers, textRuns } from "./typography.ts";

/** Generates texts from words, numbers and punctuation. */
const prose = fc
  .array(
    fc.oneof(
      fc.constantFrom(..."o de RMN-ul nr. 15 30–45 (1) la 112 C Arad , ** [".split(" ")),
      fc.string({ unit: "grapheme", maxLength: 8 }),
    ),
  )
  .map((words) => words.join(" "));

it("typography changes only spaces, and splitting a text into phone links and parts keeps its letters", () => {
  fc.assert(
    fc.property(prose, (text) => {
      expect(bindNumbers(text).replaceAll("\u00a0", " ")).toBe(text.replaceAll("\u00a0", " "));
      expect(bindNumbers(bindNumbers(text))).toBe(bindNumbers(text));
      for (const parts of [phoneParts(text), textRuns(text)]) {
        expect(parts.map((part) => part.text).join("")).toBe(text);
      }
      for (const part of inlineParts(asRich(text))) expect(part.text).not.toBe("");
    }),
    // The fixed seed makes each run generate the same texts.
    { seed: 20_261_121, numRuns: 1000 },
  );
});
