import { mkdirSync, symlinkSync } from "node:fs";
import { expect, it } from "vitest";
import { isContentFile, readContentFiles } from "#content/read/read-files.ts";
import { folderPerTest, writeFiles } from "#tests/fixtures/folder.ts";

const root = folderPerTest("read-");

it("reads all text files of content/, sorted by name, and no other files", () => {
  for (const path of [
    "content/services/rmn-cerebral.yaml",
    "content/legal/gdpr.md",
    "content/clinic.yaml",
    "content/old.yml",
    "content/.DS_Store",
    "content/clinic.yaml.bak",
    "docs/notes.md",
  ])
    writeFiles(root(), { [path]: path });
  mkdirSync(root("content/folder.md"));
  expect([...readContentFiles(root())]).toEqual(
    ["clinic.yaml", "legal/gdpr.md", "old.yml", "services/rmn-cerebral.yaml"].map((name) => [
      `content/${name}`,
      `content/${name}`,
    ]),
  );
});

it("does not follow links, which may lead outside or back into the same folder", () => {
  writeFiles(root(), { "content/faq.yaml": "", "elsewhere/notes.yaml": "" });
  symlinkSync(root("elsewhere"), root("content/elsewhere"));
  symlinkSync(".", root("content/loop"));
  expect([...readContentFiles(root()).keys()]).toEqual(["content/faq.yaml"]);
});

it.each([
  ["content/prices.yaml", true],
  ["C:\\site\\content\\legal\\gdpr.md", true],
  ["discontent/prices.yaml", false],
  ["content/prices (1).yaml", true],
  ["content/.schema/prices.json", false],
])("%s belongs to the content: %s", (path, expected) => expect(isContentFile(path)).toBe(expected));
