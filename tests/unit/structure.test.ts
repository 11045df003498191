import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROWS } from "../behaviour/rows.ts";

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
    "layouts/Document.astro: ../client/before-hydration.ts",
    "layouts/Document.astro: ../client/boot.ts",
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

/** The folders of src/ in the order of docs/architecture.md: a folder imports only from later ones. */
const ORDER = [
  "pages",
  "layouts",
  "client",
  "shell",
  "seo",
  "screens",
  "components",
  "hooks",
  "stars",
  "content",
  "lib",
];
test.each(ORDER.slice(1))("src/%s imports only from folders that are later in the order", (folder) => {
  const earlier = ORDER.slice(0, ORDER.indexOf(folder));
  // Hooks and stars do not depend on the content either.
  const forbidden = ["hooks", "stars"].includes(folder) ? [...earlier, "content"] : earlier;
  const pattern = new RegExp(`(?:from|import) ?\\(?"(?:#|(?:\\.\\./)+)(?:${forbidden.join("|")})/`);
  for (const { file, text } of files.filter(({ file }) => file.startsWith(`${folder}/`)))
    expect(text, file).not.toMatch(pattern);
});

test("each row of docs/behaviour/desk-data.md has a test", () => {
  const folders = ["desk/tests", "tests/unit", "tests/edits"].map((folder) => join(SRC, "..", folder));
  const tests = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".test.ts"))
      .map((file) => readFileSync(join(folder, file), "utf8")),
  );
  const ids = [...ROWS].filter(([, { project }]) => project === "desk").map(([id]) => id);
  const hasTest = (id: string) => tests.some((text) => text.includes(`"${id}"`));
  expect(ids.filter((id) => !hasTest(id))).toEqual([]);
});

test("docs/data-attributes.md lists the data attributes of the pages, and no others", () => {
  const pages = files.filter(({ file }) =>
    /^(client|components|layouts|screens|shell|styles|stars)\//.test(file),
  );
  const attributesIn = (text: string) => text.match(/\bdata-[a-z][a-z-]*/g) ?? [];
  const list = readFileSync(join(SRC, "../docs/data-attributes.md"), "utf8");
  const used = new Set(pages.flatMap(({ text }) => attributesIn(text)));
  expect([...new Set(attributesIn(list.slice(list.indexOf("##"))))].sort()).toEqual([...used].sort());
});

test("no style uses the `scripting` media feature, which is true even if a script fails to load", () => {
  const styles = files.filter(({ file }) => file.endsWith(".css"));
  for (const { file, text } of styles) expect(text, file).not.toContain("scripting");
});
