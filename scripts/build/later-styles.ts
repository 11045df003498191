import type { AstroIntegration } from "astro";
import postcss from "postcss";
import { moveOut } from "./built-pages.ts";

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** Takes the cascade layer `later` out of a page's inline styles; the page's first style has fixed its place. */
function takeLaterStyles(page: string) {
  const later = postcss.root();
  const html = page.replaceAll(STYLE, (_, css: string) => {
    const first = postcss.parse(css);
    first.walkAtRules("layer", (layer) => {
      if (layer.params !== "later" || !layer.nodes) return;
      later.append(layer.clone());
      layer.remove();
    });
    return `<style>${first}</style>`;
  });
  return { html, content: later.toString() };
}

/**
 * Moves the rules of the layer `later`, for closed menus and the end of a page, into a file that pages share. It is
 * linked before what it styles: a style within the body holds back only what follows it. 600 bytes Brotli a page.
 * See docs/decisions/2026-11-21-styles-for-later.md.
 */
export function laterStyles(): AstroIntegration {
  return {
    name: "later-styles",
    hooks: {
      "astro:build:done": ({ dir }) =>
        moveOut(
          dir,
          "later.css",
          takeLaterStyles,
          (address) => `<link rel="stylesheet" href="${address}">`,
          /<(nav data-later|footer)\b/,
        ),
    },
  };
}
