import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MEDIUM_MIN_WIDTH, MOBILE_MAX_WIDTH } from "#lib/breakpoints.ts";

it("scripts and styles have the same breakpoints", () => {
  const media = readFileSync(new URL("media.css", import.meta.url), "utf8");
  expect(media).toContain(`@custom-media --mobile-layout (max-width: ${MOBILE_MAX_WIDTH}px);`);
  expect(media).toContain(`@custom-media --medium (min-width: ${MEDIUM_MIN_WIDTH}px);`);
});
