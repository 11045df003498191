import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

const FILES = readdirSync("desk", { recursive: true, encoding: "utf8" })
  .map((file) => join("desk", file))
  // server/build-bundles.ts and server/pages.ts are left out: they build the site's pages, so they may import
  // any part of it.
  .filter(
    (file) =>
      /\.(tsx?|css)$/.test(file) &&
      !/tests|node_modules|playwright|server.(build-bundles|pages)\.ts$/.test(file),
  );

/** The imported files of the project, as paths from its root. */
const IMPORTS = FILES.flatMap((file) => {
  const found = readFileSync(file, "utf8").matchAll(/(?:from|import) "(\.[^"]+)"/g);
  return [...found].map(([, path = ""]) => normalize(join(dirname(file), path)));
});

it("outside its own folder the desk imports only from src/content, src/styles and hosting", () => {
  const outside = IMPORTS.filter((path) => !path.startsWith("desk/"));
  expect(outside.length).toBeGreaterThan(10);
  expect(outside.filter((path) => !/^(src\/content|hosting|src\/styles)\//.test(path))).toEqual([]);
});
