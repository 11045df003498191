import { join } from "node:path";
import { allPages } from "#content/routes.ts";
import { createSiteServer } from "#hosting/site-server.ts";
import { onFreePort } from "#tools/testing/free-port.ts";
import { copyProject, removeProject, runIn } from "../edits/project-copy.ts";
import { FIXTURE_FILES, FIXTURE_SITE } from "../fixtures/content.ts";
import { allHydrated, expect, headerHydrated, type Page, row, test } from "./support.ts";

/** Runs the tests of this file in one process, so that `beforeAll` builds the site only once. */
test.describe.configure({ mode: "serial" });

let project: string;
let server: ReturnType<typeof onFreePort>;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  project = copyProject(FIXTURE_FILES);
  const { status, printed } = await runIn(project, "tools/tasks/build.ts");
  if (status !== 0) throw new Error(printed);
  server = onFreePort(createSiteServer(join(project, "dist")));
});

test.afterAll(() => {
  server?.close();
  if (project) removeProject(project);
});

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

async function open(page: Page, path: string): Promise<void> {
  // Sets the clock, because the snapshots contain the year and whether the clinic is open.
  await page.clock.setFixedTime(new Date("2026-11-23T10:00:00Z"));
  await page.goto(server.origin + path);
  // Does not wait for the island `heroStars`, because it is never hydrated under reduced motion.
  await allHydrated(page, "heroStars");
}

const toMatchSnapshot = (page: Page, name: string, part = "body") =>
  expect(page.locator(part)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });

/**
 * All pages except those of examinations, which have the same structure. Only one of these is included: the
 * page with the most prices.
 */
const PATHS = allPages(FIXTURE_SITE)
  .filter(({ kind, path }) => kind !== "service" || path.endsWith("genunchi"))
  .map(({ path }) => path);

for (const path of [...PATHS, "/nu-exista"]) {
  const name = path.slice(1).replaceAll("/", "-") || "acasa";
  test(`${row("R18")} (${path})`, async ({ page }) => {
    await open(page, path);
    await toMatchSnapshot(page, name);
  });
}

test(`${row("R18")} (opened)`, async ({ page }) => {
  await open(page, "/servicii/rmn-genunchi");
  await headerHydrated(page);
  await page.locator("header button[popovertarget]:visible").first().click();
  await toMatchSnapshot(page, "deschis-meniu-lat", "header");
  await page.keyboard.press("Escape");
  await page.locator("main figure").scrollIntoViewIfNeeded();
  await expect(page.getByRole("slider")).toBeVisible();
  await page.locator("main details").evaluateAll((all) => {
    for (const layer of all as HTMLDetailsElement[]) layer.open = true;
  });
  await toMatchSnapshot(page, "deschis-straturi", "main");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("header button[aria-haspopup=dialog]").click();
  await page.locator("dialog summary").first().click();
  await toMatchSnapshot(page, "deschis-meniu-telefon", "dialog");
});
