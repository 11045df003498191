import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, it } from "vitest";
import { FIXTURE_FILES } from "#tests/fixtures/content.ts";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import { deskOf } from "../server/actions.ts";
import { deskApp } from "../server/app.ts";
import { HOST } from "../server/guard.ts";

const SHEET = "content/photos.yaml";
const PORT = 4000;

const root = folderPerTest("desk ");
let desk: ReturnType<typeof deskOf>;
beforeEach(() => {
  writeFiles(root(), { ...Object.fromEntries(FIXTURE_FILES), [SHEET]: "items: []\n" });
  desk = deskOf(root());
});

/** A photograph as a phone stores it: in landscape format with an EXIF rotation of 90°, and with GPS data. */
const photo = (width = 1600, height = 1200, background = "#875") =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "45/1 45/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function save(...names: string[]) {
  const { hash } = desk.actions.open({ file: SHEET });
  const items = names.map((file) => ({ file, subject: "intrare", alt: `Fotografia ${file}.` }));
  return desk.answer("save", { file: SHEET, hash, values: { items }, who: "Recepție" });
}

const stored = () => globSync("content/photos/*", { cwd: root() }).sort();
const bytes = (name: string) => readFileSync(join(root(), "content/photos", name));

it("a photograph of a phone is uploaded, its row is saved: content/ changes only then, and the file is upright without metadata", async () => {
  const { file } = await desk.photos.receive(await photo());
  expect(file).toMatch(/^foto-[0-9a-f]{16}\.jpg$/);
  expect(stored()).toEqual([]);
  await save(file);
  const { width, height, exif, orientation } = await sharp(bytes(file)).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 1200, height: 1600 });
});

it("a photograph is replaced, its row removed, both undone: the files follow their rows, and are restored byte for byte", async () => {
  const { file } = await desk.photos.receive(await photo());
  await save(file);
  const before = bytes(file);
  const { file: other } = await desk.photos.receive(await photo(1600, 1200, "#345"));
  await save(other);
  expect(stored()).toEqual([join("content/photos", other)]);
  await save();
  expect(stored()).toEqual([]);
  const [, replaced] = desk.store.journal();
  await desk.answer("undo", { id: desk.store.journal()[0]?.id, who: "Recepție" });
  expect(stored()).toEqual([join("content/photos", other)]);
  await desk.answer("undo", { id: replaced?.id, who: "Recepție" });
  expect(stored()).toEqual([join("content/photos", file)]);
  expect(bytes(file).equals(before)).toBe(true);
  expect(desk.actions.journal().map(({ title }) => title.replace(/(Anulat: )+/, ""))).toEqual(
    Array(5).fill("Fotografii"),
  );
});

it("the same photograph in two rows, or a row with a photograph that does not exist: the desk refuses both and writes nothing", async () => {
  const { file } = await desk.photos.receive(await photo());
  expect(await desk.photos.receive(await photo())).toEqual({ file });
  await expect(save(file, file)).rejects.toMatchObject({
    details: [
      expect.objectContaining({ path: ["items", 1, "file"], words: expect.stringContaining("aceeași") }),
    ],
  });
  await expect(save("lipsa.jpg")).rejects.toThrow(/lipsa\.jpg nu mai este/);
  expect(stored()).toEqual([]);
});

/** Uploads a file with the same request as the desk's page. */
async function send(body: Uint8Array<ArrayBuffer>, key = "") {
  const { app, pass } = deskApp(root(), PORT, desk);
  const host = `${HOST}:${PORT}`;
  const headers = { host, "content-length": `${body.length}`, "x-desk": key || pass };
  const answer = await app.request(`http://${host}/api/photo`, {
    method: "POST",
    headers,
    body,
  });
  return { status: answer.status, text: await answer.text() };
}

it("HEIC, SVG, a damaged, small or too large file, or no access key: the desk refuses it with a reason and stores nothing", async () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(2000)]);
  const cases: [body: Buffer, words: RegExp][] = [
    [heic, /ca JPEG.*iPhone/],
    [
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='2000' height='2000'/>"),
      /nu este o fotografie/,
    ],
    [(await photo()).subarray(0, 900), /nu este o fotografie/],
    [Buffer.alloc(0), /nu este o fotografie/],
    [await photo(1199, 800), /1199 × 800 pixeli/],
    [Buffer.alloc(12_000_001), /peste 12 MB/],
    [Buffer.alloc(20_000_000), /peste 12 MB/],
  ];
  for (const [body, words] of cases) expect((await send(new Uint8Array(body))).text).toMatch(words);
  const whole = new Uint8Array(await photo());
  expect((await send(whole, "x")).status).toBe(403);
  expect(existsSync(join(root(), "jurnal/texte"))).toBe(false);
  const { status, text } = await send(whole);
  expect([status, JSON.parse(text).file]).toEqual([200, expect.stringMatching(/^foto-/)]);
  writeFileSync(join(root(), "secret.jpg"), "");
  for (const name of ["../../secret.jpg", "..%2Fsecret.jpg", "/etc/passwd", "CITESTE.md"])
    expect(() => desk.photos.bytesOf(name), name).toThrow();
});

it("a photograph is deleted from content/ by another program: „Publică” names its row instead of failing in the build", async () => {
  const { file } = await desk.photos.receive(await photo());
  await save(file);
  rmSync(join(root(), "content/photos", file));
  const { wrong, way } = await desk.actions.publishing();
  expect(wrong).toEqual([
    expect.objectContaining({
      file: SHEET,
      path: ["items", 0, "file"],
      words: expect.stringContaining(file),
    }),
  ]);
  expect(way).toBeUndefined();
});
