import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SRC = import.meta.dirname;
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(astro|tsx?)$/.test(file) && !file.includes(".test."))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), "utf8") }));

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
