/**
 * Tests a build with generated photographs of several sizes, with EXIF data: a rotation and a GPS position.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { readContentFiles } from "#content/read/read-files.ts";
import { copyProject, removeProject, runIn } from "./project-copy.ts";

const MINUTES = 60_000;

/**
 * `size` is the size in pixels before the EXIF rotation, and `shown` is the size of the picture on the page.
 */
const PHOTOS = [
  { file: "intrare.jpg", subject: "intrare", size: [1600, 1200], orientation: 1, shown: [1200, 900] },
  { file: "strada.jpg", subject: "intrare", size: [1200, 1600], orientation: 1, shown: [1200, 1600] },
  { file: "intors.jpg", subject: "intrare", size: [1600, 1200], orientation: 6, shown: [1200, 1600] },
  { file: "aparat.jpg", subject: "aparat", size: [2400, 1600], orientation: 1, shown: [1200, 800] },
  { file: "medic.jpg", subject: "echipa", size: [1200, 1500], orientation: 1, shown: [1200, 1500] },
] as const;

/** EXIF position of Timișoara. */
const PLACE = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "45/1 45/1 0/1" } };

it("photographs are shown upright, in three formats, without GPS data", {
  timeout: 5 * MINUTES,
}, async () => {
  const rows = PHOTOS.map(
    ({ file, subject }) => `  - { file: ${file}, subject: ${subject}, alt: "Fotografia ${file}" }\n`,
  );
  const texts = new Map(readContentFiles(process.cwd())).set(
    "content/photos.yaml",
    `items:\n${rows.join("")}`,
  );
  const project = copyProject(texts);
  onTestFinished(() => removeProject(project));
  mkdirSync(join(project, "content/photos"), { recursive: true });
  for (const { file, size, orientation } of PHOTOS) {
    const [width, height] = size;
    const noise = { type: "gaussian" as const, mean: 128, sigma: 20 };
    await sharp({ create: { width, height, channels: 3, background: "#777", noise } })
      .withExif(PLACE)
      .withMetadata({ orientation })
      .jpeg()
      .toFile(join(project, "content/photos", file));
  }
  const { status, printed } = await runIn(project, "tools/tasks/build.ts");
  expect(status, printed.slice(-3000)).toBe(0);

  const page = (name: string) => readFileSync(join(project, "dist", name), "utf8");
  for (const [name, photos] of [
    ["contact.html", PHOTOS.slice(0, 3)],
    ["rmn-prin-cas.html", PHOTOS.slice(0, 3)],
    ["index.html", PHOTOS.slice(3)],
  ] as const) {
    const pictures = (page(name).match(/<picture>.*?<\/picture>/gs) ?? []).filter((one) =>
      one.includes("Fotografia"),
    );
    expect(pictures, name).toHaveLength(photos.length);
    for (const { file, shown } of photos) {
      const picture = pictures.find((one) => one.includes(`alt="Fotografia ${file}"`)) ?? "";
      expect(picture, `${name}, ${file}`).toMatch(/image\/avif.*image\/webp.*<img/s);
      expect(picture).toContain(`width="${shown[0]}" height="${shown[1]}"`);
      expect(picture).toContain('loading="lazy"');
    }
  }
  expect(page("preturi-rmn.html")).not.toContain("Fotografia");

  const assets = readdirSync(join(project, "dist/assets")).filter((name) =>
    /\.(avif|webp|jpe?g)$/.test(name),
  );
  expect(assets.length).toBeGreaterThan(PHOTOS.length * 3);
  for (const name of assets) {
    const { exif, orientation } = await sharp(join(project, "dist/assets", name)).metadata();
    expect([exif, orientation], name).toEqual([undefined, undefined]);
  }
  expect(existsSync(join(project, "dist/content"))).toBe(false);
});
