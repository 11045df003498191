import { resolve } from "node:path";
import { expect, it } from "vitest";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";
import { checkBuild } from "./check-build.ts";

const folder = folderPerTest("check-");
const ORIGIN = "https://clinica.ro";
const SITE = {
  "index.html": `<link rel="icon" href="/favicon.svg"><style>@font-face { src: url("/assets/a.woff2") }</style>
<a href="/contact#harta">Contact</a> <a href="#sus" id="sus">Sus</a> <a href="https://www.cnas.ro/x">CNAS</a>
<img src="/assets/a.svg" srcset="/assets/a.svg 1x, /assets/b.svg 2x">
<script type="module" src="/assets/a.js"></script>`,
  "contact.html": `<link rel="canonical" href="${ORIGIN}/contact"><p id="harta"></p>`,
  "404.html": `<a href="#sus" id="sus">Sus</a>`,
  "favicon.svg": "<svg/>",
  "assets/a.js": `import("./b.js"); const list = ["assets/b.svg"];`,
  "assets/b.js": "",
  "assets/a.svg": "<svg/>",
  "assets/b.svg": "<svg/>",
  "assets/a.woff2": "",
};
const check = (changes: Record<string, string>, without?: string) => {
  const { [without as "index.html"]: _, ...files }: Record<string, string> = { ...SITE, ...changes };
  checkBuild(writeFiles(folder(), files), ORIGIN);
};

it("accepts a build in which every named file and element exists", () => check({}));

it.each(["contact.html", "favicon.svg", "assets/a.woff2", "assets/b.js", "assets/b.svg"])(
  "stops a build without %s, which a page, style or script names",
  (file) => {
    const path = `/${file.replace(".html", "")}`;
    expect(() => check({}, file)).toThrow(`names ${path}, which does not exist`);
  },
);

it("stops a build with a link to an element that does not exist", () =>
  expect(() => check({ "contact.html": "" })).toThrow("names /contact#harta, and that page has no element"));

it("stops a build that contains a path of the computer", () =>
  expect(() => check({ "assets/b.js": `"${resolve("src/a.tsx")}"` })).toThrow(
    "/assets/b.js contains a path",
  ));
