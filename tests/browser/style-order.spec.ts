import { expect, KINDS, type Page, row, THOROUGH, withoutFonts, withoutScripts } from "./support.ts";

/**
 * Replaces all style sheets of the page by one that contains the CSS Modules in their original or in the
 * reverse order. The page must look the same, because no rule may depend on this order. The order of the
 * rules of one CSS Module and the order of the cascade layers do not change.
 * @returns the number of CSS Modules
 */
function orderStyles(reverse: boolean) {
  const rules: { from: string; css: string }[] = [];
  const collect = (list: CSSRuleList, inside = (css: string) => css) => {
    for (const rule of list) {
      if (rule instanceof CSSLayerBlockRule)
        collect(rule.cssRules, (css) => inside(`@layer ${rule.name} {${css}}`));
      else if (rule instanceof CSSMediaRule)
        collect(rule.cssRules, (css) => inside(`@media ${rule.media.mediaText} {${css}}`));
      // All class names of one CSS Module contain the same hash. Rules of src/styles/ contain no hash.
      else
        rules.push({
          from: /\._\w+?_([a-z0-9]{5})_/.exec(rule.cssText)?.[1] ?? "",
          css: inside(rule.cssText),
        });
    }
  };
  for (const { cssRules } of document.styleSheets) collect(cssRules);
  const groups = [...Map.groupBy(rules, ({ from }) => from).values()];
  // The first group stays first, because it declares the order of the cascade layers.
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

/** Properties whose computed values do not depend on the size or position of other elements. */
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

// Tests without scripts, because hydration would change elements between two measurements.
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
