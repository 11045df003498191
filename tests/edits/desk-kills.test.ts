import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { row } from "#tests/behaviour/rows.ts";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import { storeOf } from "../../desk/server/store.ts";

const KILLS = 200;

/** Longest time, in milliseconds, for which `PROGRAM` writes files before the test kills it. */
const LONGEST = 60;

/** The files that the desk writes in one operation, and a file that it writes in the next operation. */
const SAVED = Array.from({ length: 8 }, (_, index) => `content/services/rmn-${index}.yaml`);
const SIGNED = "content/medical-review.yaml";

/**
 * Source of a program that writes `saved` and then `signed` with the desk's code, in an endless loop. Each
 * file contains the number of the loop's turn.
 */
const PROGRAM = `
  const { storeOf } = await import(process.argv[1]);
  const store = storeOf(process.argv[2]);
  const [saved, signed] = JSON.parse(process.argv[3]);
  const entry = { who: "Ana", title: "", changes: [] };
  console.log("started");
  for (let turn = Number(/\\d+/.exec(store.read().get(signed))[0]) + 1; ; turn++) {
    const text = "turn: " + turn + "\\n";
    store.write(new Map(saved.map((file) => [file, text])), store.read(), entry);
    store.write(new Map([[signed, text]]), store.read(), entry);
  }`;

const root = folderPerTest("desk ");

it(row("G13"), { timeout: 600_000 }, async () => {
  writeFiles(root(), Object.fromEntries([...SAVED, SIGNED].map((file) => [file, "turn: 0\n"])));
  let seed = 1;
  let turns = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const words = [resolve("desk/server/store.ts"), root(), JSON.stringify([SAVED, SIGNED])];
    const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM, ...words]);
    await once(child.stdout, "data");
    // Generates pseudo-random delays that are the same each time the test runs.
    seed = (seed * 48_271) % 2_147_483_647;
    await setTimeout(seed % LONGEST);
    child.kill("SIGKILL");
    await once(child, "exit");
    const store = storeOf(root());
    const files = store.read();
    const texts = new Set(SAVED.map((file) => files.get(file)));
    expect(texts.size, `files of one save after kill ${kill}`).toBe(1);
    const [last] = store.journal();
    for (const [file, [, after]] of Object.entries(last?.steps ?? {}))
      expect(store.text(after), `${file} after kill ${kill}`).toBe(files.get(file));
    turns = Number(/\d+/.exec(files.get(SIGNED) ?? "")?.[0]);
  }
  expect(turns).toBeGreaterThan(KILLS / 4);
});
