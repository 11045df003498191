/** Tests with hundreds of generated inputs. fast-check prints the smallest input that fails. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { checkContent } from "#content/checks/check.ts";
import { siteFromContent } from "#content/load/load.ts";
import { phoneParts } from "#lib/format.ts";
import { asRich, inlineParts } from "#lib/rich-text.ts";
import { bindNumbers, textRuns } from "#lib/typography.ts";
import { FIXTURE_FILES } from "../fixtures/content.ts";

/** Returns options for fast-check. The fixed seed makes each run generate the same inputs. */
const runs = (numRuns: number) => ({ seed: 20_261_121, numRuns });

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
    runs(1000),
  );
});

const SIGNS = [..."\"'#:-[]{}&*!|>%@`,?\t\n \u00a0 ăș<>/\\~0"];
const files = [...FIXTURE_FILES.keys()];

it("random edits of content/ either pass or give a plain message", {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(30),
      fc.array(fc.constantFrom(...SIGNS), { maxLength: 4 }),
      (file, where, removed, typed) => {
        const text = FIXTURE_FILES.get(file) ?? "";
        const at = Math.floor(where * text.length);
        const changed = text.slice(0, at) + typed.join("") + text.slice(at + removed);
        const { problems, content } = checkContent(new Map(FIXTURE_FILES).set(file, changed));
        for (const { message } of problems) {
          expect(message).toMatch(/\p{L}{3}/u);
          // These words occur in messages of libraries, which must be replaced by plain Romanian messages.
          expect(message).not.toMatch(/undefined|\[object|invalid|expected|unexpected|at line|Error/i);
        }
        if (content) siteFromContent(content);
        else expect(problems).not.toEqual([]);
      },
    ),
    runs(200),
  );
});
