import { expect, it } from "vitest";
import { siteFromFiles } from "../../src/content/site.ts";
import { unreadSheets } from "../server/editing/readings.ts";
import { storeOf } from "../server/history/store.ts";
import { contentFolder } from "./content-folder.ts";

const SHEET = "content/services/rmn-genunchi.yaml";
const SAFETY = "content/safety.yaml";
const PUBLISHING = "content/publishing.yaml";
const PRICES = "content/prices.yaml";
const DOCTOR = "dr. Ana Pop";
const HARMFUL = "Cu stimulator cardiac nu trebuie să ne spuneți.";

const { ask, published, read, root, write } = contentFolder();

/** Saves some values of a document at the desk. */
async function save(file: string, values: object) {
  const opened = await ask("open", { file });
  await ask("save", { file, hash: opened.hash, values: { ...opened.values, ...values }, who: "Recepție" });
}

const list = (...readers: string[]) => save(PUBLISHING, { readers });

/** A doctor reads a sheet and presses „Am citit”. */
async function reads(by = DOCTOR, file = SHEET) {
  const { hash } = await ask("reading", { file });
  await ask("read", { file, hash, by, who: "Recepție" });
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
  expect((await ask("reading", { file: SHEET })).state).toBe("unlisted");
  await reads("dr. Ion Nou");
  expect(claim()).toBe("dr. Ion Nou");
});

it("nobody reads under a name that is not in the list, or a text that has changed meanwhile", async () => {
  await list(DOCTOR);
  const { hash } = await ask("reading", { file: SHEET });
  await expect(ask("read", { file: SHEET, hash, by: "Recepția" })).rejects.toThrow(/Alegeți cine a citit/);
  await save(SAFETY, { magnet: HARMFUL });
  await expect(ask("read", { file: SHEET, hash, by: DOCTOR })).rejects.toThrow(/s-a schimbat cât o citeați/);
  expect(claim()).toBeUndefined();
});

it("a sheet shows its texts with the values of tokens, and what has changed since it was read", async () => {
  await list(DOCTOR);
  await save(SHEET, { lead: "Sunați la {{clinica.telefon}}." });
  await reads();
  await save(SHEET, { lead: "Nu sunați la {{clinica.telefon}}." });
  await save(SAFETY, { magnet: HARMFUL });
  const sheet = await ask("reading", { file: SHEET });
  expect(sheet.own).toContainEqual({
    field: "Una sau două fraze sub titlu",
    lines: [expect.stringMatching(/^Nu sunați la 0256\s000\s001\.$/)],
  });
  expect(sheet.safety).toContainEqual({ field: expect.any(String), lines: [HARMFUL] });
  expect(sheet.changes).toMatchObject([
    { old: expect.stringMatching(/^Sunați la 0256/), new: expect.stringMatching(/^Nu sunați la 0256/) },
    { new: HARMFUL },
  ]);
});

it("a launch is refused until every examination is read; later its texts may change", async () => {
  await list(DOCTOR);
  await expect(save(PUBLISHING, { launched: true })).rejects.toMatchObject({
    details: [{ field: "Site-ul este lansat", words: expect.stringContaining("RMN genunchi") }],
  });
  for (const { file, group } of await ask("readings")) if (group === "services") await reads(DOCTOR, file);
  await save(PUBLISHING, { launched: true });
  await save(SHEET, { lead: HARMFUL });
  expect((await ask("overview")).unread).toBe(1);
});

/** Returns the sheets about which „Publică” asks, each with the texts that have changed. */
const asked = () =>
  unreadSheets(read(), storeOf(root())).map(({ title, changes }) => [
    title,
    ...changes.map(({ old, new: now }) => `${old} → ${now}`),
  ]);

it("„Publică” asks for what has changed since the reading or, for a sheet that nobody has read, since the last publication", async () => {
  await list(DOCTOR);
  await save(SHEET, { lead: "Vă așteptăm." });
  expect((await asked()).map(([title]) => title)).toContain("RMN genunchi");
  published();
  expect(asked()).toEqual([]);
  await reads();
  await save(SHEET, { lead: HARMFUL });
  await save(SAFETY, { magnet: HARMFUL });
  published();
  // The examination was read once, so its sentence is asked about until somebody reads it.
  expect(asked()).toEqual([["RMN genunchi", `Vă așteptăm. → ${HARMFUL}`]]);
  await reads();
  expect(asked()).toEqual([]);
});

it("„Publică” asks nothing about prices, telephone numbers and hours", async () => {
  published();
  write(PRICES, `${read().get(PRICES)}`.replaceAll(/amount: \d+/g, "amount: 999"));
  const clinic = "content/clinic.yaml";
  write(clinic, `${read().get(clinic)}`.replace(/^footerPhone: .*/m, 'footerPhone: "0256 418 274"'));
  await save(clinic, { closingDays: [{ from: "2026-12-24" }] });
  expect(asked()).toEqual([]);
});
