import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "./desk-window.ts";

const SHEET = "content/photos.yaml";

/** A photograph as a phone stores it, with an EXIF rotation. */
const photo = (background: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test("a HEIC photograph is refused with instructions; a JPEG is shown before the save, and its file comes and goes with its row", async ({
  page,
  desk: { button, field, open, project, read, review, save, sees, shown },
}) => {
  const stored = () => {
    const folder = join(project, "content/photos");
    return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".jpg")) : [];
  };
  await open(`${SHEET}!!/contact`);
  await button("Adaugă la").click();
  const input = field("items_0_file");
  await input.setInputFiles({
    name: "usa.heic",
    mimeType: "image/heic",
    buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0"),
  });
  await sees(/un iPhone o trimite așa prin e-mail/);
  await input.setInputFiles({ name: "usa.jpg", mimeType: "image/jpeg", buffer: await photo("#a54") });
  await sees(/Fotografia este primită/);
  await field("items_0_subject").selectOption("intrarea");
  await field("items_0_alt").fill("Ușa de sticlă de la stradă.");
  await expect(page.getByAltText("Fotografia aleasă")).toHaveJSProperty("naturalHeight", 1600);
  const picture = shown.getByAltText("Ușa de sticlă de la stradă.");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("naturalHeight", 1600);
  expect(stored()).toEqual([]);
  await save();
  expect(stored()).toHaveLength(1);
  expect(read(SHEET)).toContain(stored()[0]);
  await button(/^Șterge/).click();
  await expect(review).toBeEnabled();
  await save();
  expect(stored()).toEqual([]);
});
