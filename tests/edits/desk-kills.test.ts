import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import sharp from "sharp";
import { expect, it } from "vitest";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import { storeOf } from "../../desk/server/store.ts";

const KILLS = 200;

/**
 * Longest delay between the start of `PROGRAM` and a kill, in milliseconds. One turn of the program's loop
 * takes about as long.
 */
const LONGEST = 150;

/**
 * `SAVED` are files that one operation saves, `SIGNED` contains the doctors' signatures, and `LIST` is the
 * list of photographs.
 */
const SAVED = Array.from({ length: 8 }, (_, index) => `content/services/rmn-${index}.yaml`);
const SIGNED = "content/medical-review.yaml";
const LIST = "content/photos.yaml";

/**
 * Source of a program with an endless loop. In each turn it saves the files `SAVED` in one operation, saves
 * the signatures, and uploads a new picture and saves it as the only photograph. The texts contain the number
 * of the turn.
 */
const PROGRAM = `
  const [storeModule, photosModule, root, files] = process.argv.slice(1);
  const { storeOf } = await import(storeModule);
  const { photosOf } = await import(photosModule);
  const { default: sharp } = await import("sharp");
  const store = storeOf(root);
  const photos = photosOf(store);
  const { saved, signed, list } = JSON.parse(files);
  const entry = { who: "Ana", title: "", changes: [] };
  let turn = Number(/\\d+/.exec(store.read().get(signed))[0]);
  const picture = () => sharp({ create: { width: 1200, height: 800, channels: 3, background: { r: turn % 256, g: turn >> 8, b: 99 } } }).jpeg().toBuffer();
  await picture();
  console.log("started");
  for (turn++; ; turn++) {
    const text = "turn: " + turn + "\\n";
    store.write(new Map(saved.map((file) => [file, text])), store.read(), entry);
    store.write(new Map([[signed, text]]), store.read(), entry);
    const { file } = await photos.receive("sala.jpg", await picture());
    const drafts = new Map([[list, "items:\\n  - { file: " + file + " }\\n"]]);
    const own = photos.following(store.read(), drafts);
    store.write(new Map([...drafts, ...own.drafts]), new Map([...store.read(), ...own.files]), entry);
    photos.forget(own.drafts);
  }`;

const root = folderPerTest("desk ");

/** Decodes all pictures that match a pattern. @returns their paths @throws Error for an incomplete picture */
async function whole(pattern: string) {
  const files = globSync(pattern, { cwd: root() });
  for (const file of files) await sharp(readFileSync(join(root(), file)), { failOn: "truncated" }).stats();
  return files;
}

it("the desk is killed 200 times while it saves: every operation is written completely or not at all, and the journal agrees", {
  timeout: 1_200_000,
}, async () => {
  const first = Object.fromEntries([...SAVED, SIGNED].map((file) => [file, "turn: 0\n"]));
  writeFiles(root(), { ...first, [LIST]: "items: []\n" });
  let seed = 1;
  let turns = 0;
  let interrupted = 0;
  let uploaded = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const modules = ["store", "photos"].map((name) => resolve(`desk/server/${name}.ts`));
    const files = JSON.stringify({ saved: SAVED, signed: SIGNED, list: LIST });
    const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM, ...modules, root(), files]);
    await once(child.stdout, "data");
    // Generates pseudo-random delays that are the same each time the test runs.
    seed = (seed * 48_271) % 2_147_483_647;
    await setTimeout(seed % LONGEST);
    child.kill("SIGKILL");
    await once(child, "exit");
    interrupted += globSync("jurnal/operatii/*.begun", { cwd: root() }).length;
    uploaded += (await whole(".cache/desk/photos/*.jpg")).length;
    const store = storeOf(root());
    const texts = store.read();
    const saved = new Set(SAVED.map((file) => texts.get(file)));
    expect(saved.size, `files of one save after kill ${kill}`).toBe(1);
    const pictures = await whole("content/photos/*");
    const names = [...(texts.get(LIST) ?? "").matchAll(/[\w-]+\.jpg/g)].map(([name]) => name);
    expect(pictures, `photographs after kill ${kill}`).toEqual(
      names.map((name) => join("content/photos", name)),
    );
    const all = new Map([...texts, ...store.readPhotos()]);
    const [last] = store.journal();
    for (const [file, [, after]] of Object.entries(last?.steps ?? {}))
      expect(store.text(after), `${file} after kill ${kill}`).toBe(all.get(file));
    turns = Number(/\d+/.exec(texts.get(SIGNED) ?? "")?.[0]);
  }
  expect(turns).toBeGreaterThan(KILLS / 4);
  // Some kills must have come in the middle of an operation, and some between an upload and its save.
  expect(interrupted).toBeGreaterThan(0);
  expect(uploaded).toBeGreaterThan(0);
});
