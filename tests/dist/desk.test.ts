import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../hosting/site-files.ts";

/** Words that only the desk's sources have. */
const DESK_WORDS = /x-desk|rjsf|Ce se schimbă|content\/prices\.yaml/i;

test("the public build holds nothing of the desk", () => {
  const dist = join(process.cwd(), "dist");
  const readable = listFiles(dist).filter((file) => /\.(html|js|css|json|txt|xml|svg)$/.test(file));
  const found = readable.filter((file) => DESK_WORDS.test(readFileSync(join(dist, file), "utf8")));
  expect(readable.length).toBeGreaterThan(15);
  expect(found).toEqual([]);
});
