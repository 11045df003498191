import { readFileSync } from "node:fs";
import { atRest, expect, PATHS, type Page, row, takenOver } from "../support.ts";

/** IBM's checker, which runs inside the page and asks nobody. */
const SECOND = readFileSync("node_modules/accessibility-checker-engine/ace.js", "utf8");

/** What a page gets from the second opinion that is certain, in words. */
async function secondOpinion(page: Page) {
  await page.evaluate(SECOND);
  const results = await page.evaluate<Record<"ruleId" | "value" | "message" | "snippet", string>[]>(
    "new ace.Checker().check(document, ['IBM_Accessibility']).then(({ results }) => results)",
  );
  return (
    results
      .filter(({ value }) => `${value}` === "VIOLATION,FAIL")
      // It takes for the ground of a text what lies around it; axe looks at what lies under it.
      .filter(({ ruleId }) => ruleId !== "text_contrast_sufficient")
      .map(({ message, snippet }) => `${message}: ${snippet}`)
  );
}

// Nothing moves while it measures.
for (const path of [...PATHS, "/nu-exista"])
  atRest(`${row("R10")} (${path}, second opinion)`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path);
    await takenOver(page);
    expect(await secondOpinion(page)).toEqual([]);
  });
