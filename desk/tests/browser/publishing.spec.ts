import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, PRICES, test } from "./desk-window.ts";

/** Creates a target folder for the site, outside the project. */
const hosting = () => mkdtempSync(join(tmpdir(), "gazduire "));

test("a folder is the destination, publish: open questions must be confirmed; then it contains the site, and „Jurnal” says so", async ({
  page,
  desk: { button, field, link, open, replace, save, sees },
}) => {
  const folder = hosting();
  const prepare = button("Pregătește publicarea");
  const now = button("Publică acum");
  const changed = page.locator(".changed");
  const publish = async () => {
    await now.waitFor();
    await expect(changed).not.toContainText("html");
    // The fixture clinic has a provisional phone number, which must be confirmed.
    await expect(now).toBeDisabled();
    await page.getByRole("checkbox", { name: /Public totuși site-ul, cu \d+ valori provizorii/ }).check();
    await now.click();
    await sees("Gata.");
    await expect(page.getByRole("status").getByRole("link")).toHaveAttribute("target", "_blank");
    return readFileSync(join(folder, "preturi-rmn.html"), "utf8");
  };
  await open("publicare");
  await sees("Încă nu este spus cum ajunge site-ul la găzduire.");
  // The link opens the closed section that contains the field.
  await link("Alegeți calea").click();
  await field("way").selectOption({ label: "se copiază într-un folder" });
  await expect(field("folder-problema")).toContainText("are nevoie de el");
  await field("folder").fill(folder);
  await save();
  await open("publicare");
  await prepare.click();
  expect(await publish()).toContain("835,00");

  replace(PRICES, "amount: 750", "amount: 777");
  await prepare.click();
  await expect(changed).toContainText("RMN coloană");
  await expect(changed).not.toContainText("TERMENI");
  expect(await publish()).toContain("777,00");

  await link(/^Jurnal$/).click();
  await expect(
    page.getByRole("heading", { name: /^Publicat, cu \d+ valori provizorii, cu texte/ }),
  ).toHaveCount(2);
});

test("files of somebody else in the folder, or a text that has changed since the preparation: nothing is published, and a message says why", async ({
  page,
  desk: { button, open, replace, sees },
}) => {
  const folder = hosting();
  const prepare = button("Pregătește publicarea");
  const now = button("Publică acum");
  replace(
    "content/publishing.yaml",
    /^way: .*\nfolder: .*/m,
    `way: folder\nfolder: ${JSON.stringify(folder)}`,
  );
  writeFileSync(join(folder, "scrisoare.txt"), "a lor");
  await open("publicare");
  await prepare.click();
  await sees(/nu este gol și nu ține acest site/);
  await sees(/Site-ul public a rămas cum era/);
  expect(readdirSync(folder)).toEqual(["scrisoare.txt"]);

  rmSync(join(folder, "scrisoare.txt"));
  await prepare.click();
  await now.waitFor();
  replace(PRICES, "amount: 750", "amount: 777");
  await page.getByRole("checkbox", { name: /Public totuși/ }).check();
  await now.click();
  await expect(page.getByRole("alert")).toContainText("Textele s-au schimbat după pregătire");
  expect(readdirSync(folder)).toEqual([]);

  await prepare.click();
  await now.waitFor();
  rmSync(folder, { recursive: true });
  await page.getByRole("checkbox", { name: /Public totuși/ }).check();
  await now.click();
  await sees(/Nu a mers până la capăt/);
});
