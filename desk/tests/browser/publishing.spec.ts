import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { row } from "../../../tests/behaviour/rows.ts";
import { openDesk, type TestDesk, test } from "./desk.ts";

const SETUP = "content/publishing.yaml";

/** Chooses a folder outside of the project. */
function setUp(desk: TestDesk): string {
  const folder = mkdtempSync(join(tmpdir(), "gazduire "));
  const text = desk.read(SETUP).replace(/^way: .*/m, "way: folder");
  desk.write(SETUP, text.replace(/^folder: .*/m, `folder: ${JSON.stringify(folder)}`));
  return folder;
}

test(row("E13"), async ({ page, desk }) => {
  const folder = setUp(desk);
  const prepare = () => page.getByRole("button", { name: "Pregătește publicarea" }).click();
  const now = page.getByRole("button", { name: "Publică acum" });
  const publish = async () => {
    await now.waitFor();
    await expect(page.locator(".changed")).not.toContainText("html");
    // The tests' clinic has a provisional phone.
    await expect(now).toBeDisabled();
    await page.getByRole("checkbox", { name: /Public totuși site-ul, cu \d+ valori provizorii/ }).check();
    await now.click();
    await expect(page.getByText("Gata.")).toBeVisible();
  };
  await openDesk(page, desk, "publicare");
  await expect(page.getByRole("main").getByRole("link", { name: /Cod(ul)? unic/ })).toBeVisible();
  await prepare();
  await publish();
  expect(readFileSync(join(folder, "preturi-rmn.html"), "utf8")).toContain("835,00");

  desk.write("content/prices.yaml", desk.read("content/prices.yaml").replace("amount: 750", "amount: 777"));
  await prepare();
  await expect(page.locator(".changed")).toContainText("RMN coloană");
  await expect(page.locator(".changed")).not.toContainText("TERMENI");
  await publish();
  expect(readFileSync(join(folder, "preturi-rmn.html"), "utf8")).toContain("777,00");

  await page.getByRole("link", { name: "Jurnal", exact: true }).click();
  await page.getByRole("button", { name: "Anulează toată publicarea" }).click();
  await expect(page.getByText("Textele sunt cele de dinainte.")).toBeVisible();
  expect(desk.read("content/prices.yaml")).toContain("amount: 750\n");
});

test(row("E14"), async ({ page, desk }) => {
  const folder = setUp(desk);
  writeFileSync(join(folder, "scrisoare.txt"), "a lor");
  await openDesk(page, desk, "publicare");
  await page.getByRole("button", { name: "Pregătește publicarea" }).click();
  await expect(page.getByText(/nu este gol și nu ține acest site/)).toBeVisible();
  await expect(page.getByText(/Site-ul public a rămas cum era/)).toBeVisible();
  expect(readdirSync(folder)).toEqual(["scrisoare.txt"]);
});

test(row("E15"), async ({ page, desk }) => {
  await openDesk(page, desk, "publicare");
  await expect(page.getByText("Încă nu este spus cum ajunge site-ul la găzduire.")).toBeVisible();
  await page.getByRole("link", { name: "Alegeți calea" }).click();
  await page.locator("#root_way").selectOption({ label: "se copiază într-un folder" });
  await expect(page.locator("#root_folder-problema")).toContainText("are nevoie de el");
});

test(row("E24"), async ({ page, desk }) => {
  const folder = setUp(desk);
  await openDesk(page, desk, "publicare");
  await page.getByRole("button", { name: "Pregătește publicarea" }).click();
  await page.getByRole("button", { name: "Oprește" }).click();
  await expect(page.getByText("Ați oprit publicarea.")).toBeVisible();
  await page.getByRole("button", { name: "Pregătește publicarea" }).click();
  await page.getByRole("button", { name: "Publică acum" }).waitFor();
  desk.write("content/prices.yaml", desk.read("content/prices.yaml").replace("amount: 750", "amount: 777"));
  await page.getByRole("checkbox", { name: /Public totuși/ }).check();
  await page.getByRole("button", { name: "Publică acum" }).click();
  await expect(page.getByText("Textele s-au schimbat după pregătire.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Pregătește publicarea" })).toBeEnabled();
  expect(readdirSync(folder)).toEqual([]);
});
