import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

const FILES = readdirSync("desk", { recursive: true, encoding: "utf8" })
  .map((file) => join("desk", file))
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/tests|node_modules/.test(file));

/** What a file takes in of the project, by path from its root. */
const IMPORTS = new Map(
  FILES.map((file) => {
    const found = readFileSync(file, "utf8").matchAll(/(?:from|import) "(\.[^"]+)"/g);
    return [file, [...found].map(([, path = ""]) => normalize(join(dirname(file), path)))];
  }),
);

it("the desk reaches the site through src/content alone, and its look through src/styles", () => {
  const outside = [...IMPORTS.values()].flat().filter((path) => !path.startsWith("desk/"));
  expect(outside.length).toBeGreaterThan(10);
  expect(outside.filter((path) => !/^(src\/content|hosting|src\/styles)\//.test(path))).toEqual([]);
});

it("no file of the desk takes in itself by way of others", () => {
  const circles = FILES.filter((file) => {
    const reached = new Set<string>();
    const visit = (path: string) => {
      for (const next of IMPORTS.get(path) ?? []) {
        if (reached.has(next)) continue;
        reached.add(next);
        visit(next);
      }
    };
    visit(file);
    return reached.has(file);
  });
  expect(circles).toEqual([]);
});
