import { defineConfig } from "vitest/config";

/** The unit tests of src/lib, as Stryker runs them over its mutants. */
export default defineConfig({ test: { include: ["tests/unit/**/*.test.{ts,tsx}"] } });
