import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Store } from "../server/store.ts";

/** Files of one operation, as a new examination has them. */
const FILES = ["a", "b", "c", "d", "e", "f", "g", "h"].map((name) => `content/${name}.yaml`);

const WORDS = { who: "Recepție", title: "", changes: [] };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "desk "));
  mkdirSync(join(root, "content"));
  for (const file of FILES) writeFileSync(join(root, file), "old\n");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A program with a store and its files, in a process of its own. */
const words = (program: string) => [
  "--input-type=module",
  "-e",
  `const { Store } = await import(process.argv[1]);
   const store = new Store(process.argv[2]);
   const files = process.argv.slice(3);
   const all = (text) => new Map(files.map((file) => [file, text]));
   ${program}`,
  resolve("desk/server/store.ts"),
  root,
  ...FILES,
];

it("keeps for good what every operation found and left", () => {
  const store = new Store(root);
  for (let turn = 1; turn <= 52; turn++)
    store.write(new Map([["content/a.yaml", `${turn}\n`]]), store.read(), WORDS);
  const operations = store.journal();
  expect(operations).toHaveLength(52);
  expect(operations[0]).toMatchObject(WORDS);
  const step = operations[51]?.steps["content/a.yaml"] ?? [];
  expect(step.map((hash) => store.text(hash))).toEqual(["old\n", "1\n"]);
});

it("leaves all files as they were or as they become, whenever it is killed", {
  timeout: 60_000,
}, async () => {
  for (let kill = 0; kill < 30; kill++) {
    const program = `process.stdout.write("ready");
      for (let turn = 0; ; turn++) store.write(all("ab"[turn % 2].repeat(20_000)), store.read());`;
    const writer = spawn(process.execPath, words(program), { stdio: ["ignore", "pipe", "inherit"] });
    await new Promise((begun) => writer.stdout?.once("data", begun));
    // Each time somewhere else in the work: it is repeated, so that any moment is as good as another.
    await new Promise((later) => setTimeout(later, 3 + kill * 2));
    const ended = new Promise((end) => writer.once("exit", end));
    writer.kill("SIGKILL");
    await ended;
    const texts = [...new Store(root).read().values()];
    expect(new Set(texts).size, `kill ${kill}`).toBe(1);
    expect(["old\n", "a".repeat(20_000), "b".repeat(20_000)]).toContain(texts[0]);
  }
  expect(readdirSync(join(root, "content")).filter((name) => name.endsWith(".yaml"))).toHaveLength(
    FILES.length,
  );
});

it("says that the disk is full, and loses nothing of any file", () => {
  const program = `try { store.write(all("x".repeat(5_000)), store.read()); console.log("Salvat."); }
    catch (error) { console.log(error.message); }`;
  const limited = ["-c", 'ulimit -f 2; exec "$0" "$@"', process.execPath, ...words(program)];
  expect(spawnSync("bash", limited, { encoding: "utf8" }).stdout).toMatch(
    /Nu s-a salvat nimic: discul este plin/,
  );
  expect(new Set(new Store(root).read().values())).toEqual(new Set(["old\n"]));
  for (const file of FILES) expect(readFileSync(join(root, file), "utf8")).toBe("old\n");
});
