import { CAS, expect, row, test } from "./desk.ts";

const DOCTOR = "dr. Ana Pop, medic radiolog";

test(row("E35"), async ({ page, desk: { link, open, read, replace, sees } }) => {
  replace("content/publishing.yaml", "signers: []", `signers: [ "${DOCTOR}" ]`);
  await open("semnaturi");
  const sheet = page.locator("section").filter({ has: page.getByRole("heading", { name: /^RMN prin CAS/ }) });
  await sheet.getByRole("button", { name: `${DOCTOR} a citit toate textele` }).click();
  await sees(/^Semnat: \d+\.$/);
  await expect(sheet).toHaveCount(0);
  expect(read("content/medical-review.yaml")).toContain(`by: ${DOCTOR}`);

  replace(CAS, /^note: .*/m, "note: Regulile nu se schimbă; sunați la {{clinica.telefon}}.");
  await open("semnaturi");
  await page.reload();
  await expect(sheet.locator("article")).toHaveCount(1);
  await expect(sheet.locator("ins")).toContainText("nu");
  await expect(sheet.getByText(`Semnat de ${DOCTOR}`)).toBeVisible();
  await sheet.getByRole("button", { name: "Am citit și semnez" }).click();
  await sees("Semnat: 1.");
  await expect(sheet).toHaveCount(0);
  await link(/^Jurnal/).click();
  const done = page.getByRole("heading", { name: new RegExp(`Semnat de ${DOCTOR}: 1$`) });
  await expect(done).toBeVisible();
});
