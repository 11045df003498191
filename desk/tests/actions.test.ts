import { expect, it } from "vitest";
import { contentFolder } from "./content-folder.ts";

const PRICES = "content/prices.yaml";
const CLINIC = "content/clinic.yaml";
const OLD = "content/services/rmn-genunchi.yaml";

const { ask, read, write } = contentFolder();

/** Returns the changes that „Ce se schimbă” shows for a draft. */
const changes = async (draft: { file: string; values: object }) => (await ask("check", draft)).changes;

it.each(["}", "amounts: 3\n", "amounts: [null]\n", ""])(
  "shows the overview although the price list is invalid: %s",
  async (text) => {
    write(PRICES, text);
    const { documents, launch } = await ask("overview");
    expect(documents.some(({ file }) => file === PRICES)).toBe(true);
    expect(launch.errors.length).toBeGreaterThan(0);
  },
);

it("saves a valid document while another one is invalid, and refuses an invalid one", async () => {
  write(PRICES, "amounts: 3\n");
  const { values, hash } = await ask("open", { file: CLINIC });
  const saved = await ask("save", {
    file: CLINIC,
    hash,
    values: { ...values, name: "Centru RMN Timiș" },
  });
  expect(saved.values.name).toBe("Centru RMN Timiș");
  const wrong = { file: CLINIC, hash: saved.hash, values: { ...saved.values, headerPhone: "12" } };
  await expect(ask("save", wrong)).rejects.toThrow(/Nu s-a salvat nimic/);
});

it("a text with ş and ţ with a cedilla, tabs and invisible characters is saved: the file has ș, ț and plain spaces", async () => {
  const { values, hash } = await ask("open", { file: OLD });
  const lead = "Aşteptaţi\tla\u00a0recep\u00adție\u200b. ";
  const saved = await ask("save", { file: OLD, hash, values: { ...values, lead } });
  expect(saved.values).toEqual({ ...values, lead: "Așteptați la recepție." });
});

const journal = async () => ask("journal");
const undo = async (place = 0) => ask("undo", { id: (await journal())[place]?.id, who: "Ana" });

/** Changes the amount in one row of the price list, and saves it. */
async function save(row: number, amount: number): Promise<void> {
  const { values, hash } = await ask("open", { file: PRICES });
  const amounts = structuredClone(values.amounts) as { amount: number }[];
  Object.assign(amounts[row] as object, { amount });
  await ask("save", { file: PRICES, hash, values: { ...values, amounts }, who: "Recepție" });
}

const amounts = () =>
  [...(read().get(PRICES) ?? "").matchAll(/amount: (\d+)/g)].map(([, amount]) => Number(amount));

it("undoes an older change and keeps the newer ones", async () => {
  await save(0, 850);
  await save(1, 777);
  await undo(1);
  expect(amounts().slice(0, 2)).toEqual([835, 777]);
  expect((await journal())[0]?.title).toBe("Anulat: Prețuri");
});

it("refuses to undo a change of a value that has been changed again", async () => {
  await save(0, 850);
  await save(0, 860);
  await expect(undo(1)).rejects.toThrow(/Anulați întâi schimbarea mai nouă/);
  expect(amounts()[0]).toBe(860);
});

it("refuses an undo that would cause an error", async () => {
  const { values, hash } = await ask("open", { file: PRICES });
  const added = [...(values.amounts as object[]), { id: "nou", label: "RMN nou", amount: 900 }];
  await ask("save", { file: PRICES, hash, values: { ...values, amounts: added } });
  write(OLD, (read().get(OLD) ?? "").replace(/amounts: .*/, "amounts: [nou]"));
  const before = read();
  await expect(undo()).rejects.toMatchObject({ details: [expect.objectContaining({ file: OLD })] });
  expect(read()).toEqual(before);
});

it("„Ce se schimbă” says in words what becomes bold, a link or a heading, and shows the values of tokens", async () => {
  const { values } = await ask("open", { file: OLD });
  const lead = "Durează **mult**: {{durata.rmn-cerebral}}. Vedeți [contactul](/contact).";
  const [change] = await changes({ file: OLD, values: { ...values, lead } });
  expect(change?.new).toMatch(
    /^Durează „mult” \(îngroșat\): [^{}]*minute\. Vedeți contactul \(→ \/contact\)\.$/,
  );
  const file = "content/legal/gdpr.md";
  const legal = (await ask("open", { file })).values;
  const body = String(legal.body).replace(/^## (.*)$/m, "### $1");
  const [other] = await changes({ file, values: { ...legal, body } });
  expect(other?.old).toMatch(/^Titlu: Cine suntem$/m);
  expect(other?.new).toMatch(/^Subtitlu: Cine suntem$/m);
});

it.each(["content/prices-DESKTOP-ABC.yaml", "content/services/rmn-genunchi (1).yaml"])(
  "„De completat” and „Publică” name the file %s, which is a copy, and say what to do with it",
  async (file) => {
    write(file, read().get(PRICES) ?? "");
    const found = [expect.objectContaining({ title: file, words: expect.stringContaining("mutați-l") })];
    expect((await ask("overview")).launch.errors).toEqual(found);
    expect((await ask("publishing")).wrong).toEqual(found);
  },
);

it("describes a change with the name of an examination instead of its file name", async () => {
  const file = "content/referral-terms.yaml";
  const { values } = await ask("open", { file });
  const all = await changes({ file, values: { ...values, items: [] } });
  const words = all.map(({ field, old }) => `${field} ${old}`).join();
  expect(words).toContain("RMN cerebral");
  expect(words).not.toContain("rmn-cerebral");
});

it.each([
  ["has a conflict mark", "amounts:\n<<<<<<< HEAD\n  - { id: a, label: A, amount: 835 }\n=======\n"],
  ["has a list that contains itself", "amounts: &a [*a]\n"],
])("a draft is refused for a file that %s, and the file stays as it is", async (_, broken) => {
  const { values, hash } = await ask("open", { file: PRICES });
  write(PRICES, broken);
  await expect(ask("check", { file: PRICES, hash, values, window: "a" })).rejects.toMatchObject({
    status: 422,
  });
  expect(read().get(PRICES)).toBe(broken);
});

/** Types another label into the first row of the price list, without saving. */
async function type(label: string) {
  const { values, hash } = await ask("open", { file: PRICES });
  const amounts = structuredClone(values.amounts) as object[];
  Object.assign(amounts[0] as object, { label });
  const typed = { file: PRICES, hash, values: { ...values, amounts } };
  await ask("check", typed);
  return typed;
}

it("an unsaved change is stored until it is saved or taken back", async () => {
  const typed = await type("Cap");
  expect((await ask("overview")).unsaved).toEqual([PRICES]);
  expect((await ask("open", { file: PRICES })).draft).toEqual(typed.values);
  await ask("save", typed);
  expect((await ask("overview")).unsaved).toEqual([]);
  await type("Gât");
  await type("Cap");
  expect((await ask("overview")).unsaved).toEqual([]);
});

it("describes and checks a draft with an empty row in every list of the price list", async () => {
  const { values, hash } = await ask("open", { file: PRICES });
  for (const [name, list] of Object.entries(values).filter(([, value]) => Array.isArray(value))) {
    const draft = { file: PRICES, hash, values: { ...values, [name]: [...(list as unknown[]), {}] } };
    const { findings, changes } = await ask("check", draft);
    expect(findings, name).not.toEqual([]);
    expect(changes, name).toHaveLength(1);
  }
});
