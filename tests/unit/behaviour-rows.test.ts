import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { behaviourRows } from "../behaviour/rows.ts";

test("every row of a behaviour table has a browser test", () => {
  const folder = join(import.meta.dirname, "../browser");
  const tests = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  const missing = [...behaviourRows().keys()].filter(
    (id) => !tests.some((text) => text.includes(`row("${id}")`)),
  );
  expect(missing).toEqual([]);
});
