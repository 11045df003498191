import { stringify } from "yaml";
import { reviewUnits, withSignatures } from "../../../src/content/review/medical-review.ts";
import { FIXTURE_CONTENT } from "../../../tests/fixtures/content.ts";
import { CAS, expect, PRICES, test } from "./desk-window.ts";

const DOCTOR = "dr. Ana Pop, medic radiolog";

test("a medical text changed after its signature, „Am citit și semnez”: old and new text are side by side; then nothing is left to sign", async ({
  page,
  desk: { link, open, read, replace, sees },
}) => {
  replace("content/publishing.yaml", "signers: []", `signers: [ "${DOCTOR}" ]`);
  await open("semnaturi");
  const sheet = page.locator("section").filter({ has: page.getByRole("heading", { name: /^RMN prin CAS/ }) });
  await sheet.getByRole("button", { name: `${DOCTOR} a citit toate textele` }).click();
  await sees(new RegExp(`^S-au semnat \\d+\\s(de\\s)?texte din foaia „RMN prin CAS”, de ${DOCTOR}\\.$`));
  await expect(sheet).toHaveCount(0);
  expect(read("content/medical-review.yaml")).toContain(`by: ${DOCTOR}`);

  replace(CAS, /^note: .*/m, "note: Regulile nu se schimbă; sunați la {{clinica.telefon}}.");
  await open("semnaturi");
  await page.reload();
  await expect(sheet.locator("article")).toHaveCount(1);
  await expect(sheet.locator("ins")).toContainText("nu");
  await expect(sheet.locator("article")).toContainText("sunați la 0256 000 001");
  await expect(sheet.getByText(`Semnat de ${DOCTOR}`)).toBeVisible();
  await sheet.getByRole("button", { name: `Am citit și semnez ca ${DOCTOR}` }).click();
  await sees(/^S-a semnat textul „.+” din foaia „RMN prin CAS”, de dr\. Ana Pop/);
  await expect(sheet).toHaveCount(0);
  await link(/^Jurnal/).click();
  const done = page.getByRole("heading", { name: new RegExp(`Semnat de ${DOCTOR}: 1\\stext$`) });
  await expect(done).toBeVisible();
});

test("launched and signed, a medical text and a price are changed: the preview shows both, and only the text waits for a signature", async ({
  page,
  desk: { open, replace, shown, write },
}) => {
  const units = withSignatures([], reviewUnits(FIXTURE_CONTENT), DOCTOR, "2026-01-10");
  write(
    "content/medical-review.yaml",
    stringify({ units }, { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" }),
  );
  replace("content/publishing.yaml", "signers: []", `signers: [ "${DOCTOR}" ]`);
  replace("content/publishing.yaml", "launched: false", "launched: true");
  replace(CAS, /^note: .*/m, "note: Regulile nu se mai schimbă.");
  replace(PRICES, "amount: 750", "amount: 777");
  await open(CAS);
  await expect(shown.getByText("Regulile nu se mai schimbă.")).toBeVisible();
  /** Returns the highlighted texts; null until the preview has loaded the list of unsigned texts. */
  const highlighted = () =>
    shown.locator("body").evaluate(() => {
      const ranges = CSS.highlights.get("unsigned");
      return ranges ? [...ranges].map((range) => range.toString()) : null;
    });
  await expect.poll(highlighted).toEqual(["Regulile nu se mai schimbă."]);
  await page.getByLabel("Pagina din previzualizare").selectOption("/preturi-rmn");
  await expect(shown.getByText("777,00").first()).toBeVisible();
  await expect.poll(highlighted).toEqual([]);
});
