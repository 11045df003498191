import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../../src");
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(astro|tsx?|css)$/.test(file) && !file.includes(".test."))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), "utf8") }));

test("all browser code is loaded by the two scripts of the document", () => {
  const astro = files.filter(({ file }) => file.endsWith(".astro"));
  const scripts = astro.flatMap(({ file, text }) =>
    [...text.matchAll(/<script src="(.*)"><\/script>|<script>|\sclient:\w+/g)].map(
      ([whole, module]) => `${file}: ${module ?? whole}`,
    ),
  );
  expect(scripts).toEqual([
    "shell/Document.astro: ../client/before-hydration.ts",
    "shell/Document.astro: ../client/boot.ts",
  ]);
});

test("screens and components contain no hard-coded texts", () => {
  const jsx = files.filter(({ file }) => /^(screens|components|shell)\/.*\.tsx$/.test(file));
  for (const { file, text } of jsx) {
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
    const shown = code.match(/>[^<>{}]+</g) ?? [];
    const romanian = [...shown, ...(code.match(/"[^"\n]*"/g) ?? [])].filter((words) =>
      /[ăâîșț]/i.test(words),
    );
    const written = shown.filter((words) => /\p{L}{3,} \p{L}{2,}/u.test(words) && !/[=;()&|]/.test(words));
    expect([...romanian, ...written], file).toEqual([]);
  }
});

/**
 * For each folder of src/, the folders from which it must not import (docs/architecture.md has the order).
 */
const FORBIDDEN: Readonly<Record<string, readonly string[]>> = {
  lib: ["content", "stars", "hooks", "components", "screens", "seo", "shell", "pages", "client"],
  content: ["stars", "hooks", "components", "screens", "seo", "shell", "pages", "client"],
  stars: ["content", "hooks", "components", "screens", "seo", "shell", "pages", "client"],
  hooks: ["content", "components", "screens", "seo", "shell", "pages", "client"],
  components: ["screens", "seo", "shell", "pages"],
  screens: ["seo", "shell", "pages"],
  seo: ["shell", "pages", "client"],
  shell: ["pages"],
  client: ["seo", "pages"],
};
test.each(Object.entries(FORBIDDEN))(
  "src/%s imports nothing from folders that may import from it",
  (folder, others) => {
    const pattern = new RegExp(`from "(?:#|(?:\\.\\./)+)(?:${others.join("|")})/`);
    for (const { file, text } of files.filter(({ file }) => file.startsWith(`${folder}/`)))
      expect(text, file).not.toMatch(pattern);
  },
);

test("docs/data-attributes.md lists the data attributes of the pages, and no others", () => {
  const pages = files.filter(({ file }) => /^(client|components|screens|shell|styles|stars)\//.test(file));
  const attributesIn = (text: string) => text.match(/\bdata-[a-z][a-z-]*/g) ?? [];
  const list = readFileSync(join(SRC, "../docs/data-attributes.md"), "utf8");
  const used = new Set(pages.flatMap(({ text }) => attributesIn(text)));
  expect([...new Set(attributesIn(list.slice(list.indexOf("##"))))].sort()).toEqual([...used].sort());
});

test("no style uses the `scripting` media feature, which is true even if a script fails to load", () => {
  const styles = files.filter(({ file }) => file.endsWith(".css"));
  for (const { file, text } of styles) expect(text, file).not.toContain("scripting");
});
