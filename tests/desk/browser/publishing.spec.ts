import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { row } from "../../behaviour/rows.ts";
import { openDesk, type TestDesk, test } from "./desk.ts";

const SETUP = "content/publishing.yaml";
const MINUTES = 60_000;

function setUp(desk: TestDesk, name: string): string {
  const folder = join(desk.project, name);
  const text = desk.read(SETUP).replace(/^way: .*/m, "way: folder");
  desk.write(SETUP, text.replace(/^folder: .*/m, `folder: ${JSON.stringify(folder)}`));
  return folder;
}

test(row("E13"), async ({ page, desk }) => {
  test.setTimeout(4 * MINUTES);
  const folder = setUp(desk, "gazduire");
  const publish = async () => {
    await page.getByRole("button", { name: "Pregătește publicarea" }).click();
    await page.getByRole("button", { name: "Publică acum" }).click({ timeout: 2 * MINUTES });
    await expect(page.getByText("Gata.")).toBeVisible();
  };
  await openDesk(page, desk, "publicare");
  await publish();
  const first = readFileSync(join(folder, "preturi-rmn.html"), "utf8");
  expect(first).toContain("835,00");

  desk.write("content/prices.yaml", desk.read("content/prices.yaml").replace("amount: 750", "amount: 777"));
  await page.getByRole("button", { name: "Pregătește publicarea" }).click();
  await expect(page.locator(".changed")).toContainText("RMN coloană", { timeout: 2 * MINUTES });
  await expect(page.locator(".changed")).not.toContainText("TERMENI");
  await page.getByRole("button", { name: "Publică acum" }).click();
  await expect(page.getByText("Gata.")).toBeVisible();
  expect(readFileSync(join(folder, "preturi-rmn.html"), "utf8")).toContain("777,00");

  await page.getByRole("button", { name: /Înapoi la publicarea dinainte/ }).click();
  await expect(page.getByText("Site-ul este din nou cel dinainte.")).toBeVisible();
  expect(readFileSync(join(folder, "preturi-rmn.html"), "utf8")).toBe(first);
});

test(row("E14"), async ({ page, desk }) => {
  const folder = setUp(desk, "documente");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "scrisoare.txt"), "a lor");
  await openDesk(page, desk, "publicare");
  await page.getByRole("button", { name: "Pregătește publicarea" }).click();
  await expect(page.getByText(/nu este gol și nu ține acest site/)).toBeVisible();
  await expect(page.getByText("Site-ul public a rămas cum era.")).toBeVisible();
  expect(readdirSync(folder)).toEqual(["scrisoare.txt"]);
});

test(row("E15"), async ({ page, desk }) => {
  await openDesk(page, desk, "publicare");
  await expect(page.getByText("Încă nu este spus cum ajunge site-ul la găzduire.")).toBeVisible();
  await page.getByRole("link", { name: "Alegeți calea" }).click();
  await page.locator("#root_way").selectOption({ label: "se copiază într-un folder" });
  await expect(page.locator("#root_folder-problema")).toContainText("are nevoie de el");
  expect(existsSync(join(desk.project, "gazduire-noua"))).toBe(false);
});
