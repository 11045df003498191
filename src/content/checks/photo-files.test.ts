import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, expect, it } from "vitest";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import { photoFindings } from "./photo-files.ts";

const root = folderPerTest("photos ");
const photo = (file: string) => ({ file, subject: "intrare" as const, alt: "Intrarea." });
const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } }).jpeg();

beforeEach(async () => {
  writeFiles(root(), { "content/photos/CITESTE.md": "", "content/photos/text.jpg": "no photograph" });
  await image(1600, 1200).toFile(join(root(), "content/photos/intrare.jpg"));
  await image(2000, 1).toFile(join(root(), "content/photos/linie.jpg"));
  await image(800, 600).toFile(join(root(), "content/photos/mica.jpg"));
});

it.each<[file: string, rule: string, message: RegExp]>([
  ["lipsa.jpg", "photo-missing", /fotografia lipsa\.jpg nu mai este/],
  ["mica.jpg", "photo-small", /800 × 600 pixeli/],
  ["linie.jpg", "photo-small", /2000 × 1 pixeli/],
  ["text.jpg", "photo-kind", /nu este o fotografie/],
])("reports the photograph %s and says why it cannot be shown", async (file, rule, message) => {
  const findings = await photoFindings(root(), [photo("intrare.jpg"), photo(file)]);
  expect(findings.filter((one) => one.rule === rule)).toMatchObject([
    { file: "content/photos.yaml", path: ["items", 1, "file"], message: expect.stringMatching(message) },
  ]);
});

it("ignores the files that Windows and macOS leave beside photographs", async () => {
  writeFiles(root(), {
    "content/photos/Thumbs.db": "",
    "content/photos/desktop.ini": "",
    "content/photos/.DS_Store": "",
  });
  expect(await photoFindings(root(), ["intrare.jpg"].map(photo))).not.toContainEqual(
    expect.objectContaining({ rule: "photo-foreign" }),
  );
});

it("reports a file that photos.yaml does not list, so that no photograph is published by accident", async () => {
  writeFiles(root(), { "content/photos/telefon.heic": "" });
  const rows = ["intrare.jpg", "mica.jpg", "text.jpg"].map(photo);
  const unlisted = (await photoFindings(root(), rows)).filter(({ rule }) => rule === "photo-foreign");
  expect(unlisted).toMatchObject([
    { file: "content/photos/telefon.heic", message: expect.stringContaining("JPEG") },
  ]);
});

it("reports the name of a photograph as a camera writes it, and not its kind", async () => {
  await image(1600, 1200).toFile(join(root(), "content/photos/Intrare Clinica.JPG"));
  const rows = ["intrare.jpg", "text.jpg", "mica.jpg"].map(photo);
  const unlisted = (await photoFindings(root(), rows)).filter(({ file }) => file.endsWith("JPG"));
  expect(unlisted).toMatchObject([
    {
      rule: "photo-name",
      file: "content/photos/Intrare Clinica.JPG",
      message: expect.stringMatching(/litere mici.*fără spații/),
    },
  ]);
});

it.each<[listed: string, rows: readonly string[], rule: string, file: string]>([
  ["a listed", ["dosar.jpg", "legatura.jpg"], "photo-kind", "content/photos.yaml"],
  ["an unlisted", [], "photo-foreign", "content/photos/"],
])("reports %s folder and dead link that are named like photographs", async (_, rows, rule, file) => {
  mkdirSync(root("content/photos/dosar.jpg"));
  symlinkSync("nowhere.jpg", root("content/photos/legatura.jpg"));
  const findings = await photoFindings(root(), ["intrare.jpg", "mica.jpg", ...rows].map(photo));
  const found = findings.filter((one) => one.rule === rule);
  expect(found).toHaveLength(2);
  for (const one of found) expect(one.file).toContain(file);
});
