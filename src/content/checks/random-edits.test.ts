import fc from "fast-check";
import { expect, it } from "vitest";
import { checkContent } from "#content/checks/check.ts";
import { siteFromContent } from "#content/fill/fill-content.ts";
import { FIXTURE_FILES } from "#tests/fixtures/content.ts";

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
        const { findings, content } = checkContent(new Map(FIXTURE_FILES).set(file, changed));
        for (const { message } of findings) {
          expect(message).toMatch(/\p{L}{3}/u);
          // These words occur in messages of libraries, which must be replaced by plain Romanian messages.
          expect(message).not.toMatch(/undefined|\[object|invalid|expected|unexpected|at line|Error/i);
        }
        if (content) siteFromContent(content);
        else expect(findings).not.toEqual([]);
      },
    ),
    // The fixed seed makes each run generate the same edits.
    { seed: 20_261_121, numRuns: 200 },
  );
});
