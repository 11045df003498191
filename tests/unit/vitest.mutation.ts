import { defineConfig } from "vitest/config";

/**
 * The unit tests of src/lib, as Stryker runs them over its mutants; without those that draw, try hundreds of inputs, or
 * start a process of their own, which sees no mutant.
 */
export default defineConfig({
  test: {
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    exclude: [
      "tests/unit/{fonts,pictures,properties,slices,stars}.test.ts",
      "tests/unit/content/{build-stops,injection}.test.ts",
    ],
  },
});
