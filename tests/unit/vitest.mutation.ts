import { defineConfig } from "vitest/config";

/** The unit tests of src/lib, as Stryker runs them over its mutants; without those that draw, or try hundreds of inputs. */
export default defineConfig({
  test: {
    include: ["tests/unit/**/*.test.{ts,tsx}"],
    exclude: ["tests/unit/{fonts,icons,properties,slices,social-card,stars}.test.ts"],
  },
});
