import { spawnSync } from "node:child_process";
import { chmodSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FIXTURE_FILES } from "#tests/fixtures/content.ts";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import type { Entry } from "../server/history/journal-folder.ts";
import { storeOf } from "../server/history/store.ts";

const PRICES = "content/prices.yaml";
const FAQ = "content/faq.yaml";

/** The texts that an operation writes, and the file that it deletes. Undoing a publication may do all of this. */
const WRITTEN = [
  [FAQ, "items: []\n"],
  [PRICES, "amounts: []\n"],
  ["content/legal/nou.md", "Un text.\n".repeat(500)],
] as const;
const DELETED = "content/legal/gdpr.md";
const AFTER = new Map([...FIXTURE_FILES, ...WRITTEN]);
AFTER.delete(DELETED);

const WORDS = { who: "Recepție" };

const root = folderPerTest("desk ");
const begin = () => {
  rmSync(root(), { recursive: true });
  writeFiles(root(), Object.fromEntries(FIXTURE_FILES));
};
beforeEach(begin);
afterEach(() => vi.restoreAllMocks());

/**
 * Returns arguments for a Node process that writes the operation.
 * @param before code that runs before the write
 */
const writing = (before: string) => [
  "--input-type=module",
  "-e",
  `import fs from "node:fs";
   import { syncBuiltinESMExports } from "node:module";
   const { storeOf } = await import(process.argv[1]);
   const store = storeOf(process.argv[2]);
   const drafts = new Map([...JSON.parse(process.argv[3]), ["${DELETED}", undefined]]);
   ${before}
   try { store.write(drafts, store.read(), ${JSON.stringify(WORDS)}); console.log("Salvat."); }
   catch (error) { console.log(error.message); }`,
  resolve("desk/server/history/store.ts"),
  root(),
  JSON.stringify(WRITTEN),
];

it("keeps the texts before and after every operation, in the order of the operations even if the clock goes back", () => {
  const store = storeOf(root());
  vi.useFakeTimers({ toFake: ["Date"] });
  for (let turn = 1; turn <= 52; turn++) {
    vi.setSystemTime(`${2100 - turn}-01-01`);
    store.write(new Map([[FAQ, `${turn}\n`]]), store.read(), WORDS);
  }
  vi.useRealTimers();
  const operations = store.journal();
  expect(operations).toHaveLength(52);
  expect(operations[0]).toMatchObject({ ...WORDS, at: "2048-01-01T00:00:00.000Z" });
  const step = operations[51]?.steps[FAQ] ?? [];
  expect(step.map((hash) => store.text(hash))).toEqual([FIXTURE_FILES.get(FAQ), "1\n"]);
});

it("an operation on several files is written completely or not at all when the desk is killed at any step", {
  timeout: 120_000,
}, () => {
  let kills = 0;
  for (let isKilled = true; isKilled; ) {
    begin();
    const kill = `let left = ${kills};
      for (const name of ["writeFileSync", "renameSync", "rmSync"]) {
        const own = fs[name];
        fs[name] = (...words) => left-- > 0 ? own(...words) : process.kill(process.pid, "SIGKILL");
      }
      syncBuiltinESMExports();`;
    const { signal, stdout } = spawnSync(process.execPath, writing(kill), { encoding: "utf8" });
    isKilled = signal === "SIGKILL";
    if (isKilled) kills++;
    else expect(stdout).toBe("Salvat.\n");
    expect(isKilled ? [FIXTURE_FILES, AFTER] : [AFTER]).toContainEqual(storeOf(root()).read());
  }
  expect(kills).toBeGreaterThanOrEqual(20);
});

const both = new Map([
  [FAQ, "items: []\n"],
  [PRICES, "amounts: []\n"],
]);
const on = (file: string) => readFileSync(root(file), "utf8");

it("a file that another program has written since it was read is a conflict, and no file is written", () => {
  const store = storeOf(root());
  const files = store.read();
  writeFileSync(root(PRICES), "de altcineva\n");
  expect(() => store.write(both, files, WORDS)).toThrow(
    expect.objectContaining({ status: 409, message: expect.stringContaining("„Prețuri”") }),
  );
  expect(on(PRICES)).toBe("de altcineva\n");
  expect(on(FAQ)).toBe(FIXTURE_FILES.get(FAQ));
  expect(store.journal()).toEqual([]);
});

it("completing an interrupted save keeps files that another program has written since", () => {
  const store = storeOf(root());
  store.write(both, store.read(), WORDS);
  const [{ id } = { id: "" }] = store.journal();
  renameSync(root(`jurnal/operatii/${id}`), root(`jurnal/operatii/${id.replace("json", "begun")}`));
  writeFileSync(root(FAQ), FIXTURE_FILES.get(FAQ) ?? "");
  writeFileSync(root(PRICES), "de altcineva\n");
  storeOf(root());
  expect(on(FAQ)).toBe(both.get(FAQ));
  expect(on(PRICES)).toBe("de altcineva\n");
});

/** Truncates a file of the journal, as a bad disk or a sync program does. */
const damage = (name: string) => writeFileSync(root("jurnal/operatii", name), '{"who":"Rec');

it("truncated and foreign files in the journal, the desk starts: the truncated ones are left out, the other entries are shown, and saving works", () => {
  const first = storeOf(root());
  for (const text of ["a\n", "b\n", "c\n"]) first.write(new Map([[FAQ, text]]), first.read(), WORDS);
  const [last, middle] = first.journal().map(({ id }) => id);
  damage(middle ?? "");
  renameSync(
    root("jurnal/operatii", last ?? ""),
    root("jurnal/operatii", last?.replace("json", "begun") ?? ""),
  );
  damage(last?.replace("json", "begun") ?? "");
  writeFileSync(root("jurnal/operatii/desktop.ini"), "");
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const store = storeOf(root());
  expect(store.journal()).toHaveLength(1);
  expect(readdirSync(root("jurnal/operatii"))).toHaveLength(4);
  for (const text of ["d\n", "e\n"]) store.write(new Map([[FAQ, text]]), store.read(), WORDS);
  expect(store.journal()).toHaveLength(3);
});

it("saving was interrupted, and one of the new texts is damaged, the desk starts: none of the files of the operation is written", () => {
  const store = storeOf(root());
  store.write(both, store.read(), WORDS);
  const { id, steps } = store.journal()[0] as Entry;
  const begun = id.replace("json", "begun");
  renameSync(root("jurnal/operatii", id), root("jurnal/operatii", begun));
  for (const [file, text] of FIXTURE_FILES) writeFileSync(root(file), text);
  writeFileSync(root("jurnal/texte", steps[PRICES]?.[1] ?? ""), "amounts: [");
  expect(storeOf(root()).read()).toEqual(FIXTURE_FILES);
});

describe("files on the disk", () => {
  it("keep their permissions when they are saved", () => {
    const store = storeOf(root());
    const mode = () => statSync(root(FAQ)).mode & 0o777;
    chmodSync(root(FAQ), 0o640);
    store.write(new Map([[FAQ, "b\n"]]), store.read(), WORDS);
    expect([on(FAQ), mode()]).toEqual(["b\n", 0o640]);
  });

  it("are deleted at the start if they are temporary files of an interrupted write, and kept if they are other hidden files", () => {
    writeFiles(root(), { "content/.pe-jumatate": "jum", "content/.gitkeep": "" });
    storeOf(root());
    expect(() => on("content/.pe-jumatate")).toThrow("ENOENT");
    expect(on("content/.gitkeep")).toBe("");
  });
});

it("reports that the disk is full, and leaves every file unchanged", () => {
  const limited = ["-c", 'ulimit -f 1; exec "$0" "$@"', process.execPath, ...writing("")];
  expect(spawnSync("bash", limited, { encoding: "utf8" }).stdout).toMatch(
    /Nu s-a salvat nimic: discul este plin/,
  );
  expect(storeOf(root()).read()).toEqual(FIXTURE_FILES);
});
