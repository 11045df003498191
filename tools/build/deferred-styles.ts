import postcss, { type AtRule, type ChildNode, type Container, type Node, type Rule } from "postcss";

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** Where the first screen of a page ends: a component says so, or else the footer begins. */
const FOLD = /<(\w+[^>]* data-deferred|footer)\b/;

const classesIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));

/** The classes without which a selector selects nothing; what `:is`, `:not` and the like list is left aside. */
const classesOf = (selector: string): string[] =>
  [...selector.replaceAll(/\([^()]*(\([^()]*\)[^()]*)*\)/g, "").matchAll(/\.([A-Za-z][\w-]*)/g)].map(
    ([, name = ""]) => name,
  );

/** Styles that the first paint never needs: for menus while they are open, what scripts add, and paper. */
const isDeferred = ({ name, params }: AtRule) =>
  (name === "layer" && params === "deferred") ||
  (name === "media" && /^(print|\(forced-colors|\(prefers-contrast)/.test(params));

/**
 * What somebody who uses the page makes of it. Such a rule then follows all rules of its layer that are there from the
 * start: where one of them is to win, `:not()` says so.
 */
const isOfUse = (selector: string) =>
  /:(hover|active|focus|focus-visible|popover-open|selection|view-transition)(?![-\w])|\[data-scrolled\]/.test(
    selector.replaceAll(/:not\([^()]*\)/g, ""),
  );

const isWithinDeferred = (node: ChildNode): boolean => {
  const { parent } = node;
  return parent?.type === "atrule" && (isDeferred(parent as AtRule) || isWithinDeferred(parent as AtRule));
};

const isKeyframes = (node: Node | undefined) =>
  node?.type === "atrule" && (node as AtRule).name === "keyframes";

/** A face that is fetched; those that only scale a system font decide how the first paint looks. */
const isWebFont = ({ name, nodes }: AtRule) => name === "font-face" && /url\(/.test(String(nodes));

/** Leaves of a style sheet the selectors that `keeps`, and no empty braces. */
function reduce(styles: postcss.Root, keeps: (selector: string, rule: Rule) => boolean): postcss.Root {
  styles.walkRules((rule) => {
    if (rule.parent?.type === "rule" || isKeyframes(rule.parent)) return;
    const kept = rule.selectors.filter((selector) => keeps(selector, rule));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  removeEmpty(styles);
  return styles;
}

/** Removes at-rules whose braces hold nothing, from the innermost outwards. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== "atrule" || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Names of the tokens that nothing in these styles uses, not even another token that is used. */
function unusedTokens(styles: postcss.Root): ReadonlySet<string> {
  const unused = new Set<string>();
  for (let known = -1; known < unused.size; ) {
    known = unused.size;
    const used = new Set<string>();
    styles.walkDecls(({ prop, value }) => {
      if (!unused.has(prop)) for (const [name] of value.matchAll(/--[\w-]+/g)) used.add(name);
    });
    styles.walkDecls(/^--/, ({ prop }) => {
      if (!used.has(prop)) unused.add(prop);
    });
  }
  return unused;
}

/** Leaves of a style sheet those tokens, the custom properties of `:root`, that `keeps`. */
function reduceTokens(styles: postcss.Root, keeps: (name: string) => boolean): postcss.Root {
  styles.walkRules(":root", (rule) => {
    if (isWithinDeferred(rule)) return;
    rule.walkDecls(/^--/, (declaration) => {
      if (!keeps(declaration.prop)) declaration.remove();
    });
  });
  return reduce(styles, (_selector, { nodes }) => nodes.length > 0);
}

/**
 * Moves what the first screen of a page does not need into a file that pages of a kind share, and leaves it one inline
 * style: 5.3 KB (Brotli) less in a service page. The file is linked where the first screen ends: a style within the body
 * holds back only what follows it. No script adds a class, what scripts change are attributes. See
 * docs/decisions/first-round-trip.md.
 * @param addressOf puts a style sheet into a file of its own
 * @returns the page with one style in the place of its first, and where the first screen ends a link to the web fonts,
 * the same on every page, and one to the rest
 * @throws Error when the page has another form than Astro gives it today
 */
export function splitStyles(page: string, file: string, addressOf: (deferred: string) => string): string {
  const all = [...page.matchAll(STYLE)].map(([, css = ""]) => css.trim()).join("");
  const markup = page.replaceAll(STYLE, "");
  const fold = markup.search(FOLD);
  if (!all || fold < 0 || /<style/.test(markup))
    throw new Error(
      `${file}: its styles or the end of its first screen have another form than deferred-styles.ts knows.`,
    );
  const seenFirst = classesIn(markup.slice(0, fold));
  const isFirst = (selector: string, rule: Rule) =>
    !isWithinDeferred(rule) && !isOfUse(selector) && classesOf(selector).every((name) => seenFirst.has(name));

  const [first, rest] = [postcss.parse(all), postcss.parse(all)];
  const faces: AtRule[] = [];
  first.walkAtRules((rule) => {
    if (isWithinDeferred(rule)) rule.remove();
    if (isWebFont(rule)) faces.push(rule.remove());
  });
  rest.walkAtRules((rule) => {
    const isUnit = !rule.nodes || isKeyframes(rule) || rule.name === "font-face";
    if (isUnit && !isWithinDeferred(rule)) rule.remove();
  });
  reduce(first, isFirst);
  reduce(rest, (selector, rule) => !isFirst(selector, rule) || selector === ":root");
  const unused = unusedTokens(first);
  const deferred = String(reduceTokens(rest, (name) => unused.has(name)));
  const linkTo = (css: string) => css && `<link rel="stylesheet" href="${addressOf(css)}">`;
  const style = `<style>${reduceTokens(first, (name) => !unused.has(name))}</style>`;
  const begin = page.search(STYLE);
  return (
    (markup.slice(0, begin) + style + markup.slice(begin))
      .replace(FOLD, (end) => [faces.join(""), deferred].map(linkTo).join("") + end)
      // What parsers read the same way, in 30 bytes (Brotli) less.
      .replaceAll(/=""(?=[ >])|(?<=<use [^>]*)><\/use/g, (found) => (found.startsWith(">") ? "/" : ""))
  );
}
