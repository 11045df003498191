import { expect, KINDS, type Page, row, THOROUGH, withoutFonts, withoutScripts } from "./support.ts";

/**
 * Moves the style rules of the page into one new sheet, in which the style sheets of the components follow each other
 * in their original or in the reverse order. The rules of one component stay in order, as do the cascade layers.
 */
function orderStyles(reverse: boolean) {
  const rules: { from: string; css: string }[] = [];
  const collect = (list: CSSRuleList, inside = (css: string) => css) => {
    for (const rule of list) {
      if (rule instanceof CSSLayerBlockRule)
        collect(rule.cssRules, (css) => inside(`@layer ${rule.name} {${css}}`));
      else if (rule instanceof CSSMediaRule)
        collect(rule.cssRules, (css) => inside(`@media ${rule.media.mediaText} {${css}}`));
      // The class names of one CSS Module contain the same hash; rules without one are those of src/styles/.
      else
        rules.push({
          from: /\._\w+?_([a-z0-9]{5})_/.exec(rule.cssText)?.[1] ?? "",
          css: inside(rule.cssText),
        });
    }
  };
  for (const { cssRules } of document.styleSheets) collect(cssRules);
  const groups = [...Map.groupBy(rules, ({ from }) => from).values()];
  // The first group contains the order of the cascade layers, so it stays first.
  const [first = [], ...others] = groups;
  const sheet = new CSSStyleSheet();
  const ordered = [first, ...(reverse ? others.toReversed() : others)];
  // Switches off transitions, which would begin when the window or the medium changes.
  const end = "*, ::before, ::after { transition: none !important; }";
  sheet.replaceSync([...ordered.flatMap((group) => group.map(({ css }) => css)), end].join("\n"));
  document.adoptedStyleSheets = [sheet];
  for (const { ownerNode } of document.styleSheets) (ownerNode as HTMLStyleElement).disabled = true;
  return others.length;
}

/**
 * Computed properties whose values do not depend on the position of other elements, so that a difference
 * means that another rule has won.
 */
const PROPERTIES =
  "margin padding border background-color color font display position gap max-width min-height text-align order".split(
    " ",
  );

/** Returns the name and the computed properties of every element. */
const looksOf = (page: Page) =>
  page.locator("body *").evaluateAll((elements, properties) => {
    return elements.map((element) => {
      const style = getComputedStyle(element);
      return {
        name: `<${element.localName} class="${element.className}"> ${element.textContent.slice(0, 30)}`,
        values: properties.map((property) => `${property}: ${style.getPropertyValue(property)}`),
      };
    });
  }, PROPERTIES);

// Runs without scripts, because hydration replaces elements.
for (const path of KINDS)
  withoutScripts(`${row("Y13")} (${path})`, THOROUGH, async ({ page }) => {
    await withoutFonts(page);
    await page.goto(path);
    for (const [width, media] of [
      [390, "screen"],
      [1440, "screen"],
      [1440, "print"],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ media });
      await page.evaluate(orderStyles, false);
      const original = await looksOf(page);
      expect(await page.evaluate(orderStyles, true)).toBeGreaterThan(5);
      const now = await looksOf(page);
      const changes = original.flatMap(({ name, values }, index) =>
        values.flatMap((value, at) => {
          const other = now[index]?.values[at];
          return value === other ? [] : `${name}: ${value} → ${other}`;
        }),
      );
      expect(changes, `${media}, ${width} px`).toEqual([]);
    }
  });
