import { expect, test } from "vitest";
import { REGIONS } from "../../src/lib/slices/regions.ts";
import { REAL_CONTENT } from "./real-content.ts";

const words = REAL_CONTENT.slices.words.map(({ id }) => id);

test.each(Object.entries(REGIONS))("all that comes into view in %s has a word", (_, { labels }) => {
  expect(labels.filter((label) => !words.includes(label))).toEqual([]);
});
