import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { stampTimes } from "../../tools/build/stamps.ts";

it("gives equal files equal times, in whatever build, and changed ones others", () => {
  const folder = mkdtempSync(join(tmpdir(), "stamps-"));
  const builds = ["preț: 835", "preț: 835", "preț: 850"].map((text, index) => {
    const build = join(folder, `${index}`);
    mkdirSync(join(build, "servicii"), { recursive: true });
    writeFileSync(join(build, "servicii/rmn.html"), text);
    stampTimes(build);
    return statSync(join(build, "servicii/rmn.html")).mtimeMs;
  });
  rmSync(folder, { recursive: true });
  expect(builds[0]).toBe(builds[1]);
  expect(builds[0]).not.toBe(builds[2]);
  for (const time of builds) expect(time).toBeLessThan(Date.parse("2019-01-01"));
});
