import { expect, it } from "vitest";
import { siteFromFiles } from "#content/site.ts";
import { contentFolder } from "./content-folder.ts";

const SHEET = "content/services/rmn-genunchi.yaml";
const SAFETY = "content/safety.yaml";
const PUBLISHING = "content/publishing.yaml";
const DOCTOR = "dr. Ana Pop";
const HARMFUL = "Cu stimulator cardiac nu trebuie să ne spuneți.";

const { ask, read } = contentFolder();

/** Saves some values of a document at the desk. */
async function save(file: string, values: object) {
  const opened = await ask("open", { file });
  await ask("save", { file, hash: opened.hash, values: { ...opened.values, ...values }, who: "Recepție" });
}

const list = (...readers: string[]) => save(PUBLISHING, { readers });

const sheetOf = async (file: string) =>
  (await ask("overview")).readings.sheets.find((sheet) => sheet.file === file);

/** A doctor reads a sheet and presses „Am citit”. */
async function reads(by = DOCTOR, file = SHEET) {
  await ask("read", { file, hash: (await sheetOf(file))?.hash, by, who: "Recepție" });
}

const claim = () =>
  siteFromFiles(read()).services.find(({ slug }) => slug === "rmn-genunchi")?.checkedBy?.name;

it("„Am citit” makes the claim, an edit at the desk takes it away, and undoing the edit brings it back", async () => {
  await list(DOCTOR);
  expect(claim()).toBeUndefined();
  await reads();
  expect(claim()).toBe(DOCTOR);
  await save(SHEET, { lead: HARMFUL });
  expect(claim()).toBeUndefined();
  const [edit, reading] = await ask("journal");
  expect(reading).toMatchObject({ title: `Citit de ${DOCTOR}: RMN genunchi`, who: "Recepție" });
  await ask("undo", { id: edit?.id });
  expect(claim()).toBe(DOCTOR);
});

it("a new doctor reads an unchanged sheet again, and the page names the new doctor", async () => {
  await list(DOCTOR);
  await reads();
  await list("dr. Ion Nou");
  expect(claim()).toBeUndefined();
  expect(await sheetOf(SHEET)).toMatchObject({ isRead: false, last: { by: DOCTOR } });
  await reads("dr. Ion Nou");
  expect(claim()).toBe("dr. Ion Nou");
});

it("nobody reads under a name that is not in the list, or a text that has changed meanwhile", async () => {
  await list(DOCTOR);
  const { hash } = (await sheetOf(SHEET)) ?? {};
  await expect(ask("read", { file: SHEET, hash, by: "Recepția" })).rejects.toThrow(/Alegeți cine a citit/);
  await save(SAFETY, { magnet: HARMFUL });
  await expect(ask("read", { file: SHEET, hash, by: DOCTOR })).rejects.toThrow(/s-a schimbat cât o citeați/);
  expect(claim()).toBeUndefined();
});

it("a launch is refused until every examination is read; later its texts may change, and „Publică” names it", async () => {
  await list(DOCTOR);
  await expect(save(PUBLISHING, { launched: true })).rejects.toMatchObject({
    details: [{ field: "Site-ul este lansat", words: expect.stringContaining("RMN genunchi") }],
  });
  for (const { file } of (await ask("overview")).readings.sheets) await reads(DOCTOR, file);
  await save(PUBLISHING, { launched: true });
  expect((await ask("publishing")).doubts.join()).not.toContain("medic");
  await save(SHEET, { lead: HARMFUL });
  expect((await ask("publishing")).doubts.at(-1)).toMatch(/niciun medic: RMN genunchi$/);
});
