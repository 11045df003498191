import sharp from "sharp";
import { expect, it } from "vitest";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import { photoFindings } from "./photo-files.ts";

const root = folderPerTest("photos ");
const image = (file: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } })
    .jpeg()
    .toFile(root("content/photos", file));

it("each photograph that cannot be shown is reported with the reason", async () => {
  writeFiles(root("content/photos"), { "text.jpg": "x" });
  await image("intrare.jpg", 1600, 1200);
  await image("linie.jpg", 2000, 1);
  await image("mica.jpg", 800, 600);
  const listed = ["intrare.jpg", "lipsa.jpg", "mica.jpg", "linie.jpg", "text.jpg"];
  const rows = listed.map((file) => ({ file, subject: "intrare" as const, alt: "Intrarea." }));
  const found = (await photoFindings(root(), rows)).map(
    ({ rule, path, message }) => `${rule} ${listed[Number(path?.[1])]}: ${message}`,
  );
  expect(found.sort()).toEqual([
    expect.stringMatching(/^photo-kind text\.jpg: /),
    expect.stringMatching(/^photo-missing lipsa\.jpg: fotografia lipsa\.jpg nu mai este/),
    expect.stringMatching(/^photo-small linie\.jpg: fotografia are 2000 × 1 pixeli/),
    expect.stringMatching(/^photo-small mica\.jpg: fotografia are 800 × 600 pixeli/),
  ]);
});
