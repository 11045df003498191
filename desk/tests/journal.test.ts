import { expect, it } from "vitest";
import { FIXTURE_FILES } from "../../tests/fixtures/content.ts";
import type { Entry, OpenFile } from "../shared.ts";
import { contentFolder } from "./folder.ts";

const FILE = "content/prices.yaml";

const { ask, published, read, write } = contentFolder();

const journal = () => ask<Entry[]>("journal");
const undo = async (place = 0) => ask("undo", { id: (await journal())[place]?.id, who: "Ana" });

/** Saves the amount of a row. */
async function save(row: number, amount: number): Promise<void> {
  const { values, hash } = await ask<OpenFile>("open", { file: FILE });
  const amounts = structuredClone(values.amounts) as { amount: number }[];
  Object.assign(amounts[row] as object, { amount });
  await ask("save", { file: FILE, hash, values: { ...values, amounts }, who: "Recepție" });
}

const amounts = () =>
  [...(read().get(FILE) ?? "").matchAll(/amount: (\d+)/g)].map(([, amount]) => Number(amount));

it("says who changed what, from what to what", async () => {
  await save(0, 850);
  const [entry] = await journal();
  expect(entry).toMatchObject({ who: "Recepție", title: "" });
  expect(entry?.changes).toEqual([
    expect.objectContaining({
      field: expect.stringMatching(/^Prețuri · .*RMN cerebral/),
      old: "835,00\u00a0lei",
      new: "850,00\u00a0lei",
    }),
  ]);
});

it("takes one change back byte for byte, and the undoing as well", async () => {
  await save(0, 850);
  await undo();
  expect(read()).toEqual(FIXTURE_FILES);
  expect((await journal())[0]).toMatchObject({ who: "Ana", title: "Anulat" });
  await undo();
  expect(amounts()[0]).toBe(850);
});

it("takes an older change back, and leaves the newer ones", async () => {
  await save(0, 850);
  await save(1, 777);
  await undo(1);
  expect(amounts().slice(0, 2)).toEqual([835, 777]);
});

it("takes nothing back that was changed once more", async () => {
  await save(0, 850);
  await save(0, 860);
  await expect(undo(1)).rejects.toThrow(/Anulați întâi schimbarea mai nouă/);
  expect(amounts()[0]).toBe(860);
});

it("takes everything back that a publication made public", async () => {
  published();
  expect((await journal())[0]).toMatchObject({ title: "Publicat", steps: {} });
  await save(0, 850);
  await save(1, 777);
  published();
  await save(2, 999);
  await undo(1);
  expect(amounts().slice(0, 3)).toEqual([835, 750, 999]);
});

it("takes a new examination back with its rows everywhere", async () => {
  await ask("examination", { from: "content/services/rmn-genunchi.yaml", name: "RMN umăr" });
  expect(read().size).toBe(FIXTURE_FILES.size + 1);
  await undo();
  expect(read()).toEqual(FIXTURE_FILES);
});

it("takes nothing back that would leave a mistake", async () => {
  const faq = "content/faq.yaml";
  await ask("rename", { file: "content/services/rmn-genunchi.yaml", name: "RMN umăr" });
  write(
    faq,
    `${FIXTURE_FILES.get(faq)?.trimEnd()}\n  - { id: nou, question: Unu?, answer: "[Umăr](/servicii/rmn-umar)" }\n`,
  );
  const before = read();
  await expect(undo()).rejects.toMatchObject({ details: [expect.objectContaining({ file: faq })] });
  expect(read()).toEqual(before);
});
