import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MEDIUM, MOBILE_LAYOUT } from "#lib/breakpoints.ts";

const media = readFileSync(new URL("media.css", import.meta.url), "utf8");
const defined = new Map(
  [...media.matchAll(/@custom-media (--[\w-]+) (.+);/g)].map(([, name, query]) => [name, query]),
);

it("scripts and styles have the same breakpoints", () => {
  expect(defined.get("--mobile-layout")).toBe(MOBILE_LAYOUT);
  expect(defined.get("--medium")).toBe(MEDIUM);
});

it("no style sheet uses a breakpoint that is not defined, because browsers would ignore its rules", () => {
  const used = globSync("src/**/*.css").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^ *@media .*/gm)].flatMap(
      ([rule]) => rule.match(/--[\w-]+/g) ?? [],
    ),
  );
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
  expect(used.length).toBeGreaterThan(0);
});
