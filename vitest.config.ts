import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        // Everything that needs no build.
        test: {
          name: "unit",
          include: [
            "tests/unit/**/*.test.{ts,tsx}",
            "tests/content/**/*.test.ts",
            "tests/server/**/*.test.ts",
          ],
        },
      },
      {
        // Reads dist/, so it runs after the build.
        test: { name: "dist", include: ["tests/dist/**/*.test.ts", "tests/budget/**/*.test.ts"] },
      },
      {
        // Reads dist/ in other browsers than Chromium of today (docs/browsers.md).
        test: { name: "engines", include: ["tests/engines/**/*.test.ts"], testTimeout: 30_000 },
      },
      {
        // Starts the servers that are installed over dist/.
        test: { name: "hosting", include: ["tests/hosting/**/*.test.ts"] },
      },
    ],
  },
});
