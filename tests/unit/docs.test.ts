import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";
import { row } from "../behaviour/rows.ts";

/** What documents and comments name is there. */

const FOLDERS = "content desk docs hosting public src tests tools".split(" ");
const files = globSync(`{*,{${FOLDERS}}/**/*}`, { exclude: ["**/node_modules"] });
const names = new Set(files.map((file) => basename(file)));

/** Decisions with a date tell what was then; `content/` is written for patients. */
const documents = files.filter((file) => /^(?!content|docs\/decisions\/2).*\.md$/.test(file));
const sources = files.filter((file) => /\.(astro|css|mjs|tsx?)$/.test(file));

const isThere = (path: string, from: string) =>
  [path, join(dirname(from), path)].some((place) => globSync(place).length > 0);

/** Paths from the project's root or the text's folder, and names of files alone, that are not there. */
const gone = (quoted: readonly string[], from: string) =>
  quoted.filter((name) => {
    if (/^[\w-]+(\.[\w-]+)*\.(astro|css|mjs|py|tsx?)$/.test(name)) return !names.has(name);
    return FOLDERS.includes(name.split("/")[0] ?? "") && name.includes("/") && !isThere(name, from);
  });

const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

it.each(documents)("%s names files that are there", (file) => {
  const text = readFileSync(file, "utf8").replaceAll(/```[\s\S]*?```/g, "");
  const links = allOf(text.replaceAll(/`[^`]*`/g, "x"), /\]\(([^)#\s:]+)(?:#[^)]*)?\)/g);
  expect(links.filter((path) => !isThere(path, file))).toEqual([]);
  expect(gone(allOf(text, /`([\w.@*{},/-]+?)(?::\d+)?`/g), file)).toEqual([]);
});

it("comments name files that are there", () => {
  const lost = sources.flatMap((file) => {
    const comments = readFileSync(file, "utf8").match(/\/\*[\s\S]*?\*\/|(?<=\s)\/\/.*$/gm) ?? [];
    const named = allOf(
      comments.join("\n"),
      /(?<![\w./{-])((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:astro|css|md|mjs|tsx?))\b/g,
    );
    return gone(named, file).map((name) => `${file}: ${name}`);
  });
  expect(lost).toEqual([]);
});

it("each requirement is held by rows and tests that are there", () => {
  const table = readFileSync("docs/requirements.md", "utf8");
  const held = allOf(table, /^\|.*\|.*\|(.*)\|$/gm).join();
  for (const [, letter = "", first, last = first] of held.matchAll(/\b([A-Z])(\d+)(?:–[A-Z](\d+))?/g))
    for (let number = Number(first); number <= Number(last); number++)
      expect(row(`${letter}${number}`)).toBeTruthy();
  for (const test of allOf(held, /`(\w+\/\w+)`/g))
    expect(globSync(`tests/${test}.test.*`), test).toHaveLength(1);
});
