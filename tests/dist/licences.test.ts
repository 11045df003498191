import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { DIST } from "./crawl.ts";

it.each([
  "react ",
  "react-dom ",
  "scheduler ",
  "astro ",
  "with Reserved Font Name 'Source'",
  "The Ysabeau Project",
])("the site carries the licence of what it brings to the browser: %s", (name) => {
  expect(readFileSync(join(DIST, "licente.txt"), "utf8")).toMatch(new RegExp(`^.*${name}.*$`, "m"));
});
