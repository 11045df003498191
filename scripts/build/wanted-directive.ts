import type { AstroIntegration } from "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrates at the first sign that the island is wanted; with „seen”, being scrolled into view is one. */
    "client:wanted"?: boolean | "seen";
  }
}

/** Adds `client:wanted`, whose code is `src/islands/wanted.ts`. */
export function wantedDirective(): AstroIntegration {
  return {
    name: "wanted-directive",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) =>
        addClientDirective({ name: "wanted", entrypoint: "./src/islands/wanted.ts" }),
    },
  };
}
