import sharp from "sharp";
import { expect, it } from "vitest";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import { photoFindings } from "./photo-files.ts";

const root = folderPerTest("photos ");
const image = (file: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } })
    .jpeg()
    .toFile(root("content/photos", file));

it("each photograph that cannot be shown and each file that photos.yaml does not list is reported with the reason", async () => {
  const files = ["CITESTE.md", "Thumbs.db", "text.jpg", "telefon.heic"];
  writeFiles(root("content/photos"), Object.fromEntries(files.map((file) => [file, "x"])));
  await image("intrare.jpg", 1600, 1200);
  await image("linie.jpg", 2000, 1);
  await image("mica.jpg", 800, 600);
  await image("Intrare Clinica.JPG", 1600, 1200);
  await image("uitata.jpg", 1600, 1200);
  const listed = ["intrare.jpg", "lipsa.jpg", "mica.jpg", "linie.jpg", "text.jpg"];
  const rows = listed.map((file) => ({ file, subject: "intrare" as const, alt: "Intrarea." }));
  const found = (await photoFindings(root(), rows)).map(
    ({ rule, file, path, message }) => `${rule} ${path?.length ? listed[Number(path[1])] : file}: ${message}`,
  );
  expect(found.sort()).toEqual([
    expect.stringMatching(/^photo-foreign content\/photos\/telefon\.heic: .*JPEG/),
    expect.stringMatching(/^photo-kind text\.jpg: /),
    expect.stringMatching(/^photo-missing lipsa\.jpg: fotografia lipsa\.jpg nu mai este/),
    expect.stringMatching(/^photo-name content\/photos\/Intrare Clinica\.JPG: .*litere mici.*fără spații/),
    expect.stringMatching(/^photo-small linie\.jpg: fotografia are 2000 × 1 pixeli/),
    expect.stringMatching(/^photo-small mica\.jpg: fotografia are 800 × 600 pixeli/),
    expect.stringMatching(/^photo-unlisted content\/photos\/uitata\.jpg: /),
  ]);
});
