import type { AstroIntegration } from "astro";
import postcss, { type AtRule, type ChildNode, type Node, type Rule } from "postcss";
import { moveOut } from "./built-pages.ts";

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** Where the first screen of a page ends: a component says so, or else the footer begins. */
const FOLD = /<(\w+ data-later|footer)\b/;

const classesIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));

/** The classes without which a selector selects nothing; what `:is`, `:not` and the like list is left aside. */
const classesOf = (selector: string): string[] =>
  [...selector.replaceAll(/\([^()]*(\([^()]*\)[^()]*)*\)/g, "").matchAll(/\.([A-Za-z][\w-]*)/g)].map(
    ([, name = ""]) => name,
  );

/** Styles that the first paint never needs: for menus while they are open, what scripts add, and paper. */
const comesLater = ({ name, params }: AtRule) =>
  (name === "layer" && params === "later") || (name === "media" && params === "print");

const isWithinLater = (node: ChildNode): boolean => {
  const { parent } = node;
  return parent?.type === "atrule" && (comesLater(parent as AtRule) || isWithinLater(parent as AtRule));
};

const isKeyframes = (node: Node | undefined) =>
  node?.type === "atrule" && (node as AtRule).name === "keyframes";

/** Leaves of a style sheet the selectors that `keeps`, and no empty braces. */
function reduce(styles: postcss.Root, keeps: (selector: string, rule: Rule) => boolean): postcss.Root {
  styles.walkRules((rule) => {
    if (rule.parent?.type === "rule" || isKeyframes(rule.parent)) return;
    const kept = rule.selectors.filter((selector) => keeps(selector, rule));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  const removeEmpty = (node: Node | undefined) => {
    if (node?.type !== "atrule" || (node as AtRule).nodes?.length !== 0) return;
    const { parent } = node;
    node.remove();
    removeEmpty(parent);
  };
  styles.walkAtRules(removeEmpty);
  return styles;
}

/**
 * Splits a page's inline styles in those of its first screen and the rest: no script adds a class, what scripts change
 * are attributes. The page's first style has fixed the order of the layers.
 */
function takeLaterStyles(page: string) {
  const markup = page.replaceAll(STYLE, "");
  const seenFirst = classesIn(markup.slice(0, markup.search(FOLD)));
  const isFirst = (selector: string, rule: Rule) =>
    !isWithinLater(rule) && classesOf(selector).every((name) => seenFirst.has(name));

  const later: string[] = [];
  const html = page.replaceAll(STYLE, (_, css: string) => {
    const [first, rest] = [postcss.parse(css), postcss.parse(css)];
    first.walkAtRules("keyframes", (rule) => {
      if (isWithinLater(rule)) rule.remove();
    });
    rest.walkAtRules((rule) => {
      const isUnit = !rule.nodes || isKeyframes(rule) || rule.name === "font-face";
      if (isUnit && !isWithinLater(rule)) rule.remove();
    });
    later.push(String(reduce(rest, (selector, rule) => !isFirst(selector, rule))));
    return `<style>${reduce(first, isFirst)}</style>`;
  });
  return { html, content: later.join("") };
}

/**
 * Moves what the first screen of a page does not need into a file that pages of a kind share: 1.5 KB Brotli a page.
 * It is linked where the first screen ends: a style within the body holds back only what follows it.
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
          FOLD,
        ),
    },
  };
}
