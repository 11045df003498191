import type { AstroIntegration } from "astro";
import postcss from "postcss";
import { moveOut } from "./built-pages.ts";

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/**
 * Leaves out rules of variants that a page does not show. No script adds a class: what scripts change are attributes.
 * @param markup the page without its styles
 */
function dropUnused(styles: postcss.Root, markup: string): void {
  const present = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  styles.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => {
      const needed = selector
        .replaceAll(/\([^()]*(\([^()]*\)[^()]*)*\)/g, "")
        .matchAll(/\.([A-Za-z][\w-]*)/g);
      return [...needed].every(([, name = ""]) => present.has(name));
    });
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
}

/** Takes the cascade layer `later` out of a page's inline styles; the page's first style has fixed its place. */
function takeLaterStyles(page: string) {
  const later = postcss.root();
  const markup = page.replaceAll(STYLE, "");
  const html = page.replaceAll(STYLE, (_, css: string) => {
    const first = postcss.parse(css);
    first.walkAtRules("layer", (layer) => {
      if (layer.params !== "later" || !layer.nodes) return;
      later.append(layer.clone());
      layer.remove();
    });
    dropUnused(first, markup);
    return `<style>${first}</style>`;
  });
  return { html, content: later.toString() };
}

/**
 * Leaves out what no element of a page uses, and moves the rules of the layer `later`, for closed menus and the end of a page, into a file that pages share. It is
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
          /<(\w+ data-later|footer)\b/,
        ),
    },
  };
}
