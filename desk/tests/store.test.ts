import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { FIXTURE_FILES } from "../../tests/fixtures/content.ts";
import { ownFolder, writeFiles } from "../../tests/fixtures/folder.ts";
import { newExamination } from "../server/examination.ts";
import { Store } from "../server/store.ts";

/** The texts that a new examination writes: its own file, and those that name it. */
const { drafts } = newExamination(FIXTURE_FILES, "content/services/rmn-genunchi.yaml", "RMN umăr");
const AFTER = new Map([...FIXTURE_FILES, ...drafts]);

const WORDS = { who: "Recepție", title: "", changes: [] };

const root = ownFolder("desk ");
const begin = () => {
  rmSync(root(), { recursive: true });
  writeFiles(root(), Object.fromEntries(FIXTURE_FILES));
};
beforeEach(begin);

/** A new examination on its way to the disk, in a process of its own. @param before what it does first */
const writing = (before: string) => [
  "--input-type=module",
  "-e",
  `import fs from "node:fs";
   import { syncBuiltinESMExports } from "node:module";
   const { Store } = await import(process.argv[1]);
   const store = new Store(process.argv[2]);
   const drafts = new Map(JSON.parse(process.argv[3]));
   ${before}
   try { store.write(drafts, store.read(), ${JSON.stringify(WORDS)}); console.log("Salvat."); }
   catch (error) { console.log(error.message); }`,
  resolve("desk/server/store.ts"),
  root(),
  JSON.stringify([...drafts]),
];

it("keeps for good what every operation found and left", () => {
  const store = new Store(root());
  for (let turn = 1; turn <= 52; turn++)
    store.write(new Map([["content/faq.yaml", `${turn}\n`]]), store.read(), WORDS);
  const operations = store.journal();
  expect(operations).toHaveLength(52);
  expect(operations[0]).toMatchObject(WORDS);
  const step = operations[51]?.steps["content/faq.yaml"] ?? [];
  expect(step.map((hash) => store.text(hash))).toEqual([FIXTURE_FILES.get("content/faq.yaml"), "1\n"]);
});

it("a new examination is there whole or not at all, at whichever of its steps the desk is killed", {
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
    expect(isKilled ? [FIXTURE_FILES, AFTER] : [AFTER]).toContainEqual(new Store(root()).read());
  }
  expect(kills).toBeGreaterThanOrEqual(30);
});

it("says that the disk is full, and loses nothing of any file", () => {
  const limited = ["-c", 'ulimit -f 1; exec "$0" "$@"', process.execPath, ...writing("")];
  expect(spawnSync("bash", limited, { encoding: "utf8" }).stdout).toMatch(
    /Nu s-a salvat nimic: discul este plin/,
  );
  expect(new Store(root()).read()).toEqual(FIXTURE_FILES);
});
