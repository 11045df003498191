import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "./desk-window.ts";

const DOCTOR = "dr. Ana Pop, medic radiolog";
const SHEET = "content/services/rmn-genunchi.yaml";
const CHANGED = "Vorbim clar.";

test("„Am citit” puts the doctor's name on the page; a changed text is published after one question, and the journal has the answer", async ({
  page,
  desk: { button, link, open, read, replace, sees, shows },
}) => {
  const folder = mkdtempSync(join(tmpdir(), "gazduire "));
  replace("content/publishing.yaml", "readers: []", `readers: [ "${DOCTOR}" ]`);
  replace(
    "content/publishing.yaml",
    /^way: .*\nfolder: .*/m,
    `way: folder\nfolder: ${JSON.stringify(folder)}`,
  );
  await open(SHEET);
  await sees("Nu a citit-o încă niciun medic.");
  await button("Am citit").click();
  await expect(page.getByRole("status").getByText(`A citit-o ${DOCTOR}`)).toBeVisible();
  expect(read("content/readings.yaml")).toContain(`by: ${DOCTOR}`);
  await shows("/servicii/rmn-genunchi", DOCTOR);

  replace(SHEET, /^lead: .*/m, `lead: ${CHANGED}`);
  await open("publicare");
  await button("Pregătește publicarea").click();
  await page.getByRole("checkbox", { name: /nu le-a citit niciun medic: .*RMN genunchi/ }).check();
  await button("Publică acum").click();
  await sees("Gata.");
  const html = readFileSync(join(folder, "servicii/rmn-genunchi.html"), "utf8");
  expect(html).toContain(CHANGED);
  expect(html).not.toContain(DOCTOR);
  await link("Jurnal").click();
  await sees(/^Publicat, .*nu le-a citit niciun medic: .*RMN genunchi/);
});
