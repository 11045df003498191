import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { readContentFiles } from "#content/read/read-files.ts";
import { copyProject, removeProject, runIn } from "./project-copy.ts";
import { addExamination, editClinic, prepareLaunch } from "./recipes.ts";

const timeout = 600_000;

/** A copy of the project after edits. @returns its folder, and a function that runs a script which must succeed */
function edited(...edits: readonly ((texts: Map<string, string>) => void)[]) {
  const texts = new Map(readContentFiles(process.cwd()));
  for (const edit of edits) edit(texts);
  const project = copyProject(texts);
  onTestFinished(() => removeProject(project));
  const succeeds = async (...command: string[]) => {
    const { status, printed } = await runIn(project, ...command);
    const [, failures] = printed.split(/Failed Tests/);
    expect(status, failures ?? printed.slice(-4000)).toBe(0);
  };
  return { project, succeeds };
}

const BUILD = "tools/tasks/build.ts";
const TESTS = ["node_modules/vitest/vitest.mjs", "run", "--project", "content", "--project", "dist"];

it("build and tests pass with a seventh examination", { timeout }, async () => {
  const { succeeds } = edited(addExamination);
  await succeeds(BUILD);
  await succeeds(...TESTS);
  const playwright = ["node_modules/@playwright/test/cli.js", "test", "--project=browser"];
  await succeeds(...playwright, "header-", "examinations");
});

/** `size` is the size in pixels before the EXIF rotation, and `shown` is the size of the picture on its page. */
const PHOTOS = [
  { page: "contact.html", file: "intors.jpg", subject: "intrare", size: [1600, 1200], shown: [1200, 1600] },
  { page: "index.html", file: "aparat.jpg", subject: "aparat", size: [2400, 1600], shown: [1200, 800] },
] as const;

/** EXIF position of Timișoara. */
const PLACE = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "45/1 45/1 0/1" } };

function addPhotos(texts: Map<string, string>) {
  const rows = PHOTOS.map(
    ({ file, subject }) => `  - { file: ${file}, subject: ${subject}, alt: "Fotografia ${file}" }\n`,
  );
  texts.set("content/photos.yaml", `items:\n${rows.join("")}`);
}

it("build and tests pass after everyday edits, with everything filled in; photographs are shown upright, in three formats, without GPS data", {
  timeout,
}, async () => {
  const { project, succeeds } = edited(editClinic, prepareLaunch, addPhotos);
  mkdirSync(join(project, "content/photos"), { recursive: true });
  for (const { file, size, subject } of PHOTOS) {
    const [width, height] = size;
    const orientation = subject === "intrare" ? 6 : 1;
    const noise = { type: "gaussian" as const, mean: 128, sigma: 20 };
    await sharp({ create: { width, height, channels: 3, background: "#777", noise } })
      .withExif(PLACE)
      .withMetadata({ orientation })
      .jpeg()
      .toFile(join(project, "content/photos", file));
  }
  await succeeds(BUILD);
  await succeeds(...TESTS);
  await succeeds("tools/tasks/check-launch.ts");

  for (const { page, file, shown } of PHOTOS) {
    const html = readFileSync(join(project, "dist", page), "utf8");
    const pictures = html.match(/<picture>.*?<\/picture>/gs) ?? [];
    const picture = pictures.find((one) => one.includes(`alt="Fotografia ${file}"`)) ?? "";
    expect(picture, file).toMatch(/image\/avif.*image\/webp.*<img/s);
    expect(picture).toContain(`width="${shown[0]}" height="${shown[1]}"`);
    expect(picture).toContain('loading="lazy"');
  }

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
