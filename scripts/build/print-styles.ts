import type { AstroIntegration } from "astro";
import postcss, { type AtRule, type ChildNode } from "postcss";
import { moveOut } from "./built-pages.ts";

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** The rules of `@media print` without it, within the layer they stood in. */
function printRules(media: AtRule): ChildNode[] {
  let rules: ChildNode[] = media.clone().nodes ?? [];
  for (let around = media.parent; around?.type === "atrule"; around = around.parent) {
    rules = [(around as AtRule).clone({ nodes: rules })];
  }
  return rules;
}

/** Takes the print styles out of a page's inline styles. */
function takePrintStyles(page: string) {
  const print = postcss.root();
  const html = page.replaceAll(STYLE, (_, css: string) => {
    const screen = postcss.parse(css);
    screen.walkAtRules("media", (media) => {
      if (media.params !== "print") return;
      print.append(printRules(media));
      media.remove();
    });
    return `<style>${screen}</style>`;
  });
  return { html, content: print.toString() };
}

/**
 * Moves the print styles out of the pages, which pay for every byte of the first round trip, into a file that the
 * browser fetches after everything else: 170 to 300 bytes Brotli a page.
 */
export function printStyles(): AstroIntegration {
  return {
    name: "print-styles",
    hooks: {
      "astro:build:done": ({ dir }) =>
        moveOut(
          dir,
          "print.css",
          takePrintStyles,
          (address) => `<link rel="stylesheet" href="${address}" media="print">`,
        ),
    },
  };
}
