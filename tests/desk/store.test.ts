import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Store } from "../../desk/server/store.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "birou "));
  mkdirSync(join(root, "content"));
  writeFileSync(join(root, "content/a.yaml"), "old\n");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it("keeps what a file was before each save", () => {
  const store = new Store(root);
  store.write("content/a.yaml", "new\n", "old\n");
  const [version] = store.versions("content/a.yaml");
  expect(store.version("content/a.yaml", version?.name ?? "")).toBe("old\n");
  expect(store.read().get("content/a.yaml")).toBe("new\n");
});

it("takes no path for the name of a version", () => {
  writeFileSync(join(root, "secret"), "");
  expect(new Store(root).version("content/a.yaml", "../../../../secret")).toBeUndefined();
});

/** Writes two texts by turns until it is killed. */
const WRITER = `
const { Store } = await import(process.argv[1]);
const store = new Store(process.argv[2]);
const texts = ["a", "b"].map((letter) => letter.repeat(400_000));
process.stdout.write("ready");
for (let turn = 0; ; turn++) store.write("content/a.yaml", texts[turn % 2]);
`;

it("leaves the old file or the new one, whole, whenever it is killed", async () => {
  const file = join(root, "content/a.yaml");
  for (let kill = 0; kill < 12; kill++) {
    const words = ["--input-type=module", "-e", WRITER, resolve("desk/server/store.ts"), root];
    const writer = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
    await new Promise((begun) => writer.stdout?.once("data", begun));
    // Each time somewhere else in the work: it is repeated, so that any moment is as good as another.
    await new Promise((later) => setTimeout(later, 3 + kill * 2));
    const ended = new Promise((end) => writer.once("exit", end));
    writer.kill("SIGKILL");
    await ended;
    const text = readFileSync(file, "utf8");
    expect(text === "old\n" || (text.length === 400_000 && new Set(text).size === 1)).toBe(true);
  }
  expect(readdirSync(join(root, "content")).filter((name) => name.endsWith(".yaml"))).toEqual(["a.yaml"]);
});
